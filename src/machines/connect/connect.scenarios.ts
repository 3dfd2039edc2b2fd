import { dismissedAdmission, secondWay, ticketRequest as request } from '../connection/connection.answers';
import { plainInput } from '../connection/connection.fixtures';
import {
  answeredStory,
  connectionStories,
  twoWayEvents,
  secondWayStories,
  refusedStory,
} from '../connection/connection.stories';
import type { Scenarios } from '../kit/scenario';
import { stepUp } from '../shared/request.stories';
import { admissions as load, invitedInput, loadPolicies, plainDraft as draft } from './connect.fixtures';
import type { connectMachine } from './connect.machine';

const events = twoWayEvents(draft);
const sent = answeredStory(draft);
const closeTyped = { ...events['dismissal.requested'], draft } as const;
const outside = {
  ...plainInput,
  institution: { ...plainInput.institution, publishedInEdugain: false },
};

export const connectScenarios = {
  events,
  answers: {
    admission: { ...load, ...dismissedAdmission },
    loadPolicies,
    stepUp,
    ticketRequest: request,
    secondWay,
  },
  stories: {
    ...connectionStories({ plain: load.plain, form: 'editing', draft }),
    ...secondWayStories({ plain: load.plain, form: 'editing', draft }),
    requested: sent('A ticket is filed', load.plain, request.filed, 'requested', 'finished'),
    requestedWithoutKey: sent(
      'A ticket is filed without a key',
      load.plain,
      request.filedWithoutKey,
      'requestedWithoutKey',
      'finished',
    ),
    queued: sent('The request is kept', load.plain, request.queued, 'queued', 'finished'),
    established: sent('Connected at once', load.immediate, request.established, 'established', 'finished'),
    shared: sent(
      'Connected at once: one institution',
      load.sharedInstitution,
      request.established,
      'established',
      'finished',
    ),
    rejected: sent('Refused at once', load.immediate, request.rejected, 'rejected', 'finished'),
    refusedAgreement: sent(
      'A provider without agreement',
      load.refusedAgreement,
      request.filed,
      'requested',
      'finished',
    ),
    singleTenant: sent(
      'A service set up for one tenant',
      load.singleTenant,
      request.filed,
      'requested',
      'finished',
    ),
    outage: sent(
      'The ticket system is down and comes back',
      load.plain,
      request.retried,
      'requested',
      'finished',
    ),
    collided: sent('Another person was first', load.plain, request.collided, 'alreadyRequested', 'cancelled'),
    unchanged: sent('Nothing would change', load.plain, request.unchanged, 'alreadyConnected', 'cancelled'),
    connectedMeanwhile: sent(
      'Connected in the meantime',
      load.plain,
      request.connectedMeanwhile,
      'alreadyConnected',
      'cancelled',
    ),
    alreadyConnected: refusedStory('Connected already', plainInput, load.connected, 'alreadyConnected'),
    alreadyRequested: refusedStory('Requested already', plainInput, load.pending, 'alreadyRequested'),
    notConnectable: refusedStory('Without SAML 2.0', plainInput, load.saml1Only, 'notConnectable'),
    outsideEdugain: refusedStory('Not in eduGAIN', outside, load.plain, 'outsideEdugain'),
    invitationUnknown: refusedStory('No such invitation', invitedInput, load.plain, 'invitationUnknown'),
    alreadyAnswered: refusedStory('Answered already', invitedInput, load.answered, 'alreadyAnswered'),
    accepted: {
      ...sent('An invitation is accepted', load.invited, request.filed, 'accepted', 'finished'),
      input: invitedInput,
    },
    acceptedAtOnce: {
      ...sent(
        'An invitation is accepted, and connects at once',
        load.invited,
        request.established,
        'established',
        'finished',
      ),
      input: invitedInput,
    },
    answeredMeanwhile: sent(
      'Another person answered the invitation first',
      load.invited,
      request.answered,
      'alreadyAnswered',
      'cancelled',
    ),
    invitationUntouched: refusedStory(
      'An invitation is viewed, and closed',
      invitedInput,
      load.invited,
      'accepting',
    ),
    policiesRead: {
      title: 'The policies load while the form is filled in',
      input: plainInput,
      answers: { admission: [load.policyRequired], loadPolicies: [loadPolicies.one] },
      steps: [events['dismissal.requested']],
      visits: ['editing'],
      end: 'cancelled',
    },
    policiesUnread: {
      title: 'The policies cannot be loaded, which does not stop the person',
      input: plainInput,
      answers: {
        admission: [load.policyRequired],
        loadPolicies: [loadPolicies.refused],
        ticketRequest: [request.filed],
      },
      steps: [events['form.submitted'], events['dismissal.requested']],
      visits: ['editing'],
      end: 'finished',
    },
    policiesReadInvited: {
      title: 'The policies load while an invitation is being answered',
      input: invitedInput,
      answers: { admission: [load.invited], loadPolicies: [loadPolicies.one] },
      steps: [],
      end: 'accepting',
    },
    policiesUnreadInvited: {
      title: 'The policies cannot be loaded while an invitation is being answered',
      input: invitedInput,
      answers: { admission: [load.invited], loadPolicies: [loadPolicies.refused] },
      steps: [],
      end: 'accepting',
    },
    invitationStayed: {
      title: 'An invitation is being answered, and the person stays',
      input: invitedInput,
      answers: { admission: [load.invited] },
      steps: [closeTyped, events['stay.requested']],
      end: 'accepting',
    },
  },
} satisfies Scenarios<typeof connectMachine>;
