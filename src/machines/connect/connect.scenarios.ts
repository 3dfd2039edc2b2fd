import { dismissedAdmission, stepUp, ticketRequest as request } from '../connection/connection.answers';
import { plainInput } from '../connection/connection.fixtures';
import { answered, connectionEvents, connectionStories, refusal } from '../connection/connection.stories';
import type { Scenarios } from '../kit/scenario';
import { admissions as load, invitedInput, plainDraft as draft } from './connect.fixtures';
import type { connectMachine } from './connect.machine';

const events = connectionEvents(draft);
const result = answered(draft);
const closeTyped = { ...events['dismissal.requested'], draft } as const;
const outside = {
  ...plainInput,
  institution: { ...plainInput.institution, publishedInEdugain: false },
};

export const connectScenarios = {
  events,
  answers: { admission: { ...load, ...dismissedAdmission }, stepUp, ticketRequest: request },
  stories: {
    ...connectionStories({ plain: load.plain, form: 'editing', draft }),
    requested: result('A ticket is filed', load.plain, request.filed, 'requested', 'finished'),
    requestedWithoutKey: result(
      'A ticket is filed without a key',
      load.plain,
      request.filedWithoutKey,
      'requestedWithoutKey',
      'finished',
    ),
    queued: result('The request is kept', load.plain, request.queued, 'queued', 'finished'),
    established: result('Connected at once', load.immediate, request.established, 'established', 'finished'),
    shared: result(
      'Connected at once: one institution',
      load.sharedInstitution,
      request.established,
      'established',
      'finished',
    ),
    rejected: result('Refused at once', load.immediate, request.rejected, 'rejected', 'finished'),
    refusedAgreement: result(
      'A provider without agreement',
      load.refusedAgreement,
      request.filed,
      'requested',
      'finished',
    ),
    singleTenant: result(
      'A service set up for one tenant',
      load.singleTenant,
      request.filed,
      'requested',
      'finished',
    ),
    outage: result(
      'The ticket system is down and comes back',
      load.plain,
      request.retried,
      'requested',
      'finished',
    ),
    collided: result(
      'Somebody else was first',
      load.plain,
      request.collided,
      'alreadyRequested',
      'cancelled',
    ),
    unchanged: result('Nothing would change', load.plain, request.unchanged, 'alreadyConnected', 'cancelled'),
    connectedMeanwhile: result(
      'Connected meanwhile',
      load.plain,
      request.connectedMeanwhile,
      'alreadyConnected',
      'cancelled',
    ),
    alreadyConnected: refusal('Connected already', plainInput, load.connected, 'alreadyConnected'),
    alreadyRequested: refusal('Requested already', plainInput, load.pending, 'alreadyRequested'),
    outsideEdugain: refusal('Not in eduGAIN', outside, load.plain, 'outsideEdugain'),
    invitationUnknown: refusal('No such invitation', invitedInput, load.plain, 'invitationUnknown'),
    alreadyAnswered: refusal('Answered already', invitedInput, load.answered, 'alreadyAnswered'),
    accepted: {
      ...result('An invitation is accepted', load.invited, request.filed, 'accepted', 'finished'),
      input: invitedInput,
    },
    acceptedAtOnce: {
      ...result(
        'An invitation is accepted, and connects at once',
        load.invited,
        request.established,
        'established',
        'finished',
      ),
      input: invitedInput,
    },
    answeredMeanwhile: result(
      'Somebody else answered the invitation first',
      load.invited,
      request.answered,
      'alreadyAnswered',
      'cancelled',
    ),
    invitationUntouched: refusal(
      'An invitation is looked at, and closed',
      invitedInput,
      load.invited,
      'accepting',
    ),
    invitationStayed: {
      title: 'An invitation is being answered, and the person stays',
      input: invitedInput,
      answers: { admission: [load.invited] },
      steps: [closeTyped, events['stay.requested']],
      end: 'accepting',
    },
  },
} satisfies Scenarios<typeof connectMachine>;
