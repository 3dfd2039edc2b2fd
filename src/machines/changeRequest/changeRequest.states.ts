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
    'There is no such service, or it is not offered to this institution.',
    'admission.serviceUnknown.title',
  ),
  forbidden: refusalState('Only an admin may ask for changes.', 'changeRequest.forbidden.title'),
  fixedByService: refusalState(
    'The service sets its own assurance level, so that nobody sets another.',
    'changeRequest.fixedByService.title',
  ),
  alreadyRequested: refusalState(
    'A change of this setting is under way; its ticket is named.',
    'changeRequest.alreadyRequested.title',
  ),
  levelKept: refusalState(
    'The assurance level that is set is higher, and is never lowered.',
    'changeRequest.levelKept.title',
  ),
};

/** These states show the outcome of the change. */
export const endedStates = {
  unchanged: ended(
    'What is asked for is set already, so nothing was filed.',
    'changeRequest.unchanged.title',
    'announceUnchanged',
  ),
  requested: ended(
    'A ticket was filed, and its key is known.',
    'connection.requested.title',
    'announceRequested',
  ),
  requestedWithoutKey: ended(
    'A request was filed; the server told no key.',
    'connection.requested.title',
    'announceRequestedWithoutKey',
  ),
  queued: ended('The request is kept, to be filed later.', 'connection.queued.title', 'announceQueued'),
};
