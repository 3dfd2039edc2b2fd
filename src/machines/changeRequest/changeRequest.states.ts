import { refusalState } from '../shared/request.states';
import { changeRequestSetup } from './changeRequest.setup';

type Announcement =
  'announceRequested' | 'announceRequestedWithoutKey' | 'announceQueued' | 'announceUnchanged';

/** This state shows the outcome of the change. When it is closed, it informs the page behind. */
function ended(description: string, title: string, announce: Announcement) {
  return changeRequestSetup.createStateConfig({
    description,
    meta: { title },
    tags: ['terminal'],
    on: { 'dismissal.requested': { actions: [announce, 'announceSettled'], target: 'finished' } },
  });
}

/** These states only say why the change cannot be requested. */
export const refusalStates = {
  serviceUnknown: refusalState(
    'The service does not exist, or it is not offered to this institution.',
    'admission.serviceUnknown.title',
  ),
  forbidden: refusalState('Only an admin may request changes.', 'changeRequest.forbidden.title'),
  fixedByService: refusalState(
    'The service sets its own assurance level, so no other can be set.',
    'changeRequest.fixedByService.title',
  ),
  alreadyRequested: refusalState(
    'A change of this setting is already open; names its ticket.',
    'changeRequest.alreadyRequested.title',
  ),
  levelKept: refusalState(
    'The current assurance level is higher, and is never lowered.',
    'changeRequest.levelKept.title',
  ),
};

/** These states show the outcome of the change. */
export const endedStates = {
  unchanged: ended(
    'The requested setting is already in place, so no ticket was created.',
    'changeRequest.unchanged.title',
    'announceUnchanged',
  ),
  requested: ended(
    'A ticket was created, and its key is known.',
    'connection.requested.title',
    'announceRequested',
  ),
  requestedWithoutKey: ended(
    'A request was sent; the server gave no ticket key.',
    'connection.requested.title',
    'announceRequestedWithoutKey',
  ),
  queued: ended('The request is stored, to be sent later.', 'connection.queued.title', 'announceQueued'),
};
