import { stepUp } from '../shared/request.stories';
import { draft, events, loadInvitations, loadPolicies, ticketSystemDown } from './answerInvitations.answers';
import { plainInput as input } from './answerInvitations.fixtures';

type Looked = (typeof loadInvitations)[keyof typeof loadInvitations];
type Down = (typeof ticketSystemDown)[keyof typeof ticketSystemDown];

const close = events['dismissal.requested'];
const closeTyped = { ...close, draft } as const;
const stay = events['stay.requested'];
const leave = events['leave.confirmed'];
const retry = events['retry.requested'];
const { three, toDisconnect } = loadInvitations;
const deny = { ...input, answer: 'deny' } as const;
const low = { ...input, person: { ...input.person, level: 1 } };
const of = (institution: Partial<typeof input.institution>) => ({
  ...input,
  institution: { ...input.institution, ...institution },
});

/** The story of a person who cannot begin, or closes at once. */
function refused<const State, Input>(title: string, input: Input, lookUp: Looked, state: State) {
  const answers = { loadInvitations: [lookUp] } as const;
  return { title, input: input, answers, steps: [close], visits: [state], end: 'cancelled' } as const;
}

/** The ticket system was known to be down. */
function down<const State, Input>(
  title: string,
  input: Input,
  looks: readonly Looked[],
  downAnswer: Down,
  state: State,
) {
  const answers = { loadInvitations: looks, ticketSystemDown: [downAnswer] } as const;
  return { title, input: input, answers, steps: [], visits: ['ticketSystemDown'], end: state } as const;
}

/** A step-up before the form is shown. */
function early<const State>(title: string, stepped: (typeof stepUp)[keyof typeof stepUp], state: State) {
  const answers = { loadInvitations: [three], stepUp: [stepped] } as const;
  return { title, input: low, answers, steps: [], visits: ['steppingUp'], end: state } as const;
}

/** Stories that end before anything is sent. */
export const beginningStories = {
  untouched: refused('Closed before anything is typed', input, three, 'acceptingConnections'),
  endsUntouched: refused(
    'Disconnections are viewed, and closed',
    input,
    toDisconnect,
    'acceptingDisconnections',
  ),
  denialUntouched: refused('A denial is begun, and closed', deny, three, 'denyingConnections'),
  endsDenialUntouched: refused(
    'A denial of disconnections is begun, and closed',
    deny,
    toDisconnect,
    'denyingDisconnections',
  ),
  closedEarly: refused('Closed while it looks up', input, loadInvitations.slow, 'preparing'),
  nothingWaits: refused('All were answered before', input, loadInvitations.answered, 'nothingWaits'),
  viewer: refused(
    'A viewer answers nothing',
    { ...input, person: { ...input.person, admin: false } },
    three,
    'forbidden',
  ),
  testInstitution: refused('A test institution', of({ test: true }), three, 'testInstitution'),
  institutionIdMissing: refused(
    'No institution id',
    of({ hasInstitutionId: false }),
    three,
    'institutionIdMissing',
  ),
  interruptedClosed: refused('The look-up fails', input, loadInvitations.broken, 'interrupted'),
  interrupted: {
    title: 'The look-up fails, then works',
    input,
    answers: { loadInvitations: [loadInvitations.broken, three] },
    steps: [retry],
    end: 'acceptingConnections',
  },
  leaveConfirmed: {
    title: 'Closed with text in the form',
    input,
    answers: { loadInvitations: [three] },
    steps: [closeTyped, leave],
    end: 'cancelled',
  },
  stayed: {
    title: 'Closed with text in the form, then kept open by Escape',
    input,
    answers: { loadInvitations: [three] },
    steps: [closeTyped, close],
    end: 'acceptingConnections',
  },
  policiesRead: {
    title: 'The policies load while the form is filled in',
    input,
    answers: { loadInvitations: [three], loadPolicies: [loadPolicies.none] },
    steps: [],
    end: 'acceptingConnections',
  },
  policiesUnread: {
    title: 'The policies cannot be loaded, which does not stop the person',
    input,
    answers: { loadInvitations: [three], loadPolicies: [loadPolicies.broken] },
    steps: [],
    end: 'acceptingConnections',
  },
  downThenUp: down(
    'The ticket system is down, then up again',
    input,
    [loadInvitations.down, three],
    ticketSystemDown.announcedRetried,
    'acceptingConnections',
  ),
  downDismissed: down(
    'The ticket system is down',
    input,
    [loadInvitations.down],
    ticketSystemDown.announcedDismissed,
    'cancelled',
  ),
  downBroken: down(
    'The outage view itself fails',
    input,
    [loadInvitations.down],
    ticketSystemDown.broken,
    'interrupted',
  ),
  downAfterLogin: {
    ...down(
      'The ticket system is down after a login, and the person stays until it is up',
      { ...input, draft },
      [loadInvitations.down, three],
      ticketSystemDown.announcedDismissed,
      'acceptingConnections',
    ),
    steps: [stay],
  },
  stepUpMet: early('The login is too weak, and is strengthened', stepUp.met, 'acceptingConnections'),
  stepUpCancelled: early('The login is too weak, and stays too weak', stepUp.cancelled, 'cancelled'),
  stepUpUnmet: early('The stronger login does not give the level', stepUp.unmet, 'cancelled'),
  stepUpBroken: early('The step-up view itself fails', stepUp.broken, 'interrupted'),
} as const;
