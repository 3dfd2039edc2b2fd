import type { Scenarios } from '../kit/scenario';
import { answers, events } from './connect.answers';
import { plainDraft, plainInput } from './connect.fixtures';
import type { connectMachine } from './connect.machine';
import type { ConnectInput } from './connect.types';

const { loadSubject: load, stepUp, ticketRequest: request, ticketSystemDown: down } = answers;
const submit = events['form.submitted'];
const close = events['dismissal.requested'];
const stay = events['stay.requested'];
const leave = events['leave.confirmed'];
const retry = events['retry.requested'];
const closeTyped = { ...close, draft: plainDraft } as const;
const low = { ...plainInput, person: { ...plainInput.person, level: 1 } };
const of = (institution: Partial<ConnectInput['institution']>): ConnectInput => ({
  ...plainInput,
  institution: { ...plainInput.institution, ...institution },
});

type Load = (typeof load)[keyof typeof load];
type Request = (typeof request)[keyof typeof request];

/** What somebody sees who cannot begin. */
function refusal<const State>(title: string, input: ConnectInput, loaded: Load, state: State) {
  return {
    title,
    input,
    answers: { loadSubject: [loaded] },
    steps: [close],
    visits: [state],
    end: 'cancelled',
  } as const;
}

/** A form that is filled in, sent, and answered for good. */
function result<const State, const End>(title: string, loaded: Load, sent: Request, state: State, end: End) {
  const given = { loadSubject: [loaded], ticketRequest: [sent] } as const;
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
    viewer: refusal(
      'A viewer may not connect',
      { ...plainInput, person: { ...plainInput.person, admin: false } },
      load.plain,
      'forbidden',
    ),
    testInstitution: refusal('A test institution', of({ test: true }), load.plain, 'testInstitution'),
    institutionIdMissing: refusal(
      'No institution id',
      of({ hasInstitutionId: false }),
      load.plain,
      'institutionIdMissing',
    ),
    alreadyConnected: refusal('Connected already', plainInput, load.connected, 'alreadyConnected'),
    alreadyRequested: refusal('Requested already', plainInput, load.pending, 'alreadyRequested'),
    outsideEdugain: refusal(
      'Not in eduGAIN',
      of({ publishedInEdugain: false }),
      load.plain,
      'outsideEdugain',
    ),
    serviceUnknown: refusal('No such service', plainInput, load.gone, 'serviceUnknown'),
    lookupFailed: refusal('The look-up fails', plainInput, load.broken, 'interrupted'),
    closedEarly: refusal('Closed while it looks up', plainInput, load.slow, 'loading'),
    untouched: refusal('Closed before anything is typed', plainInput, load.plain, 'editing'),
    lookupRetried: {
      title: 'The look-up fails, then works',
      input: plainInput,
      answers: { loadSubject: [load.broken, load.plain] },
      steps: [retry],
      end: 'editing',
    },
    leaveConfirmed: {
      title: 'Closed although something was typed',
      input: plainInput,
      answers: { loadSubject: [load.plain] },
      steps: [closeTyped, leave],
      end: 'cancelled',
    },
    stayed: {
      title: 'Stays with what was typed, once by the button, once by Escape',
      input: plainInput,
      answers: { loadSubject: [load.plain] },
      steps: [closeTyped, stay, closeTyped, close],
      end: 'editing',
    },
    returned: {
      title: 'The ticket system is down: back to the form, with everything kept',
      input: plainInput,
      answers: { loadSubject: [load.plain], ticketRequest: [request.returned] },
      steps: [submit],
      end: 'editing',
    },
    dismissed: {
      title: 'Not sent and closed: asks first',
      input: plainInput,
      answers: { loadSubject: [load.plain], ticketRequest: [request.dismissed] },
      steps: [submit, leave],
      visits: ['confirmingLeave'],
      end: 'cancelled',
    },
    requestBroken: {
      title: 'Sending breaks off in an unforeseen way',
      input: plainInput,
      answers: { loadSubject: [load.plain], ticketRequest: [request.broken] },
      steps: [submit],
      end: 'interrupted',
    },
    downThenUp: {
      title: 'The ticket system is known to be down, then up again',
      input: plainInput,
      answers: { loadSubject: [load.down, load.plain], ticketSystemDown: [down.retried] },
      steps: [],
      visits: ['ticketSystemDown'],
      end: 'editing',
    },
    downDismissed: {
      title: 'The ticket system is known to be down',
      input: plainInput,
      answers: { loadSubject: [load.down], ticketSystemDown: [down.dismissed] },
      steps: [],
      end: 'cancelled',
    },
    downBroken: {
      title: 'The outage view itself fails',
      input: plainInput,
      answers: { loadSubject: [load.down], ticketSystemDown: [down.broken] },
      steps: [],
      end: 'interrupted',
    },
    stepUpMet: {
      title: 'The login is too weak, and is strengthened',
      input: low,
      answers: { loadSubject: [load.plain], stepUp: [stepUp.met] },
      steps: [],
      visits: ['steppingUp'],
      end: 'editing',
    },
    stepUpCancelled: {
      title: 'The login is too weak, and stays so',
      input: low,
      answers: { loadSubject: [load.plain], stepUp: [stepUp.cancelled] },
      steps: [],
      end: 'cancelled',
    },
    stepUpUnmet: {
      title: 'The stronger login does not give the level',
      input: low,
      answers: { loadSubject: [load.plain], stepUp: [stepUp.unmet] },
      steps: [],
      end: 'cancelled',
    },
    stepUpBroken: {
      title: 'The step-up view itself fails',
      input: low,
      answers: { loadSubject: [load.plain], stepUp: [stepUp.broken] },
      steps: [],
      end: 'interrupted',
    },
    levelLost: {
      title: 'The server asks for a stronger login, which is given: the form is as it was',
      input: plainInput,
      answers: { loadSubject: [load.plain], ticketRequest: [request.levelTooLow], stepUp: [stepUp.met] },
      steps: [submit],
      visits: ['steppingUp'],
      end: 'editing',
    },
    levelLostCancelled: {
      title: 'The server asks for a stronger login, which is not given: the form is as it was',
      input: plainInput,
      answers: {
        loadSubject: [load.plain],
        ticketRequest: [request.levelTooLow],
        stepUp: [stepUp.cancelled],
      },
      steps: [submit],
      end: 'editing',
    },
  },
} satisfies Scenarios<typeof connectMachine>;
