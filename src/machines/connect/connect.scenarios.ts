import type { ConnectionInput } from '../connection/connection.types';
import { dismissedAdmission, stepUp, ticketRequest as request } from '../connection/connection.answers';
import { plainInput } from '../connection/connection.fixtures';
import type { Scenarios } from '../kit/scenario';
import type { ConnectDraft } from './connect.draft';
import { admissions, invitedInput, plainDraft } from './connect.fixtures';
import type { connectMachine } from './connect.machine';

const events = {
  'form.submitted': { type: 'form.submitted', draft: plainDraft },
  'dismissal.requested': { type: 'dismissal.requested', draft: null },
  'stay.requested': { type: 'stay.requested' },
  'leave.confirmed': { type: 'leave.confirmed' },
  'retry.requested': { type: 'retry.requested' },
} as const;
const submit = events['form.submitted'];
const close = events['dismissal.requested'];
const stay = events['stay.requested'];
const leave = events['leave.confirmed'];
const retry = events['retry.requested'];
const closeTyped = { ...close, draft: plainDraft } as const;

type Input = ConnectionInput<ConnectDraft>;
const low: Input = { ...plainInput, person: { ...plainInput.person, level: 1 } };
const outside: Input = {
  ...plainInput,
  institution: { ...plainInput.institution, publishedInEdugain: false },
};

const load = { ...admissions, ...dismissedAdmission } as const;
type Load = (typeof load)[keyof typeof load];
type Request = (typeof request)[keyof typeof request];
const answers = { admission: load, stepUp, ticketRequest: request } as const;

/** What somebody sees who cannot begin. */
function refusal<const State>(title: string, input: Input, loaded: Load, state: State) {
  return {
    title,
    input,
    answers: { admission: [loaded] },
    steps: [close],
    visits: [state],
    end: 'cancelled',
  } as const;
}

/** A form that is filled in, sent, and answered for good. */
function result<const State, const End>(title: string, loaded: Load, sent: Request, state: State, end: End) {
  const given = { admission: [loaded], ticketRequest: [sent] } as const;
  return { title, input: plainInput, answers: given, steps: [submit, close], visits: [state], end } as const;
}

export const connectScenarios = {
  events,
  answers,
  stories: {
    requested: result('A ticket is filed', load.plain, request.filed, 'requested', 'finished'),
    requestedWithoutKey: result(
      'A ticket is filed without a key',
      load.plain,
      request.filedWithoutKey,
      'requestedWithoutKey',
      'finished',
    ),
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
    acceptedAtOnce: result(
      'An invitation is accepted, and connects at once',
      load.invited,
      request.established,
      'established',
      'finished',
    ),
    answeredMeanwhile: result(
      'Somebody else answered the invitation first',
      load.invited,
      request.answered,
      'alreadyAnswered',
      'cancelled',
    ),
    invitationUntouched: {
      ...refusal('An invitation is looked at, and closed', plainInput, load.invited, 'accepting'),
      input: invitedInput,
    },
    invitationStayed: {
      title: 'An invitation is being answered, and the person stays',
      input: invitedInput,
      answers: { admission: [load.invited] },
      steps: [closeTyped, stay],
      end: 'accepting',
    },
    notAdmitted: {
      title: 'Closed before it begins',
      input: plainInput,
      answers: { admission: [load.dismissed] },
      steps: [],
      end: 'cancelled',
    },
    interrupted: {
      title: 'The look-up fails in an unforeseen way, then works',
      input: plainInput,
      answers: { admission: [load.broken, load.plain] },
      steps: [retry],
      end: 'editing',
    },
    interruptedClosed: refusal(
      'The look-up fails in an unforeseen way',
      plainInput,
      load.broken,
      'interrupted',
    ),
    untouched: refusal('Closed before anything is typed', plainInput, load.plain, 'editing'),
    leaveConfirmed: {
      title: 'Closed although something was typed',
      input: plainInput,
      answers: { admission: [load.plain] },
      steps: [closeTyped, leave],
      end: 'cancelled',
    },
    stayed: {
      title: 'Stays with what was typed, once by the button, once by Escape',
      input: plainInput,
      answers: { admission: [load.plain] },
      steps: [closeTyped, stay, closeTyped, close],
      end: 'editing',
    },
    returned: {
      title: 'The ticket system is down: back to the form, with everything kept',
      input: plainInput,
      answers: { admission: [load.plain], ticketRequest: [request.returned] },
      steps: [submit],
      end: 'editing',
    },
    dismissed: {
      title: 'Not sent and closed: asks first',
      input: plainInput,
      answers: { admission: [load.plain], ticketRequest: [request.dismissed] },
      steps: [submit, leave],
      visits: ['confirmingLeave'],
      end: 'cancelled',
    },
    requestBroken: {
      title: 'Sending breaks off in an unforeseen way',
      input: plainInput,
      answers: { admission: [load.plain], ticketRequest: [request.broken] },
      steps: [submit],
      end: 'interrupted',
    },
    stepUpMet: {
      title: 'The login is too weak, and is strengthened',
      input: low,
      answers: { admission: [load.plain], stepUp: [stepUp.met] },
      steps: [],
      visits: ['steppingUp'],
      end: 'editing',
    },
    stepUpCancelled: {
      title: 'The login is too weak, and stays so',
      input: low,
      answers: { admission: [load.plain], stepUp: [stepUp.cancelled] },
      steps: [],
      end: 'cancelled',
    },
    stepUpUnmet: {
      title: 'The stronger login does not give the level',
      input: low,
      answers: { admission: [load.plain], stepUp: [stepUp.unmet] },
      steps: [],
      end: 'cancelled',
    },
    stepUpBroken: {
      title: 'The step-up view itself fails',
      input: low,
      answers: { admission: [load.plain], stepUp: [stepUp.broken] },
      steps: [],
      end: 'interrupted',
    },
    levelLost: {
      title: 'The server asks for a stronger login, which is given: the form is as it was',
      input: plainInput,
      answers: { admission: [load.plain], ticketRequest: [request.levelTooLow], stepUp: [stepUp.met] },
      steps: [submit],
      visits: ['steppingUp'],
      end: 'editing',
    },
    levelLostCancelled: {
      title: 'The server asks for a stronger login, which is not given: the form is as it was',
      input: plainInput,
      answers: {
        admission: [load.plain],
        ticketRequest: [request.levelTooLow],
        stepUp: [stepUp.cancelled],
      },
      steps: [submit],
      end: 'editing',
    },
  },
} satisfies Scenarios<typeof connectMachine>;
