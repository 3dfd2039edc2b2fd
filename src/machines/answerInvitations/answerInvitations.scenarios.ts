import type { Scenarios } from '../kit/scenario';
import { stepUp } from '../shared/request.stories';
import {
  draft,
  events,
  fileTicket,
  loadInvitations,
  loadPolicies,
  ticketSystemDown,
} from './answerInvitations.answers';
import { plainInput as input } from './answerInvitations.fixtures';
import { stoppingStories } from './stopping.stories';
import { beginningStories } from './answerInvitations.stories';
import type { answerInvitationsMachine } from './answerInvitations.machine';

const submit = events['form.submitted'];
const close = events['dismissal.requested'];
const closeTyped = { ...close, draft } as const;
const stay = events['stay.requested'];
const retry = events['retry.requested'];

type Looked = (typeof loadInvitations)[keyof typeof loadInvitations];
type Sent = (typeof fileTicket)[keyof typeof fileTicket];

const { three, toDisconnect, one } = loadInvitations;
const { filed, established } = fileTicket;
const deny = { ...input, answer: 'deny' } as const;

/** Returns what follows when the form is sent. */
function after<const State>(title: string, sent: readonly Sent[], state: State) {
  const answers = { loadInvitations: [three], fileTicket: sent } as const;
  return { title, input, answers, steps: [submit], end: state } as const;
}

/** The story of a form that is filled in and sent, for this answer to these invitations. */
function whole<const State, Input>(title: string, input: Input, lookUp: Looked, form: State) {
  const answers = { loadInvitations: [lookUp], fileTicket: [filed] } as const;
  const steps = [closeTyped, stay, submit, close] as const;
  return { title, input: input, answers, steps, visits: [form], end: 'finished' } as const;
}

export const answerInvitationsScenarios = {
  events,
  answers: { loadInvitations, loadPolicies, fileTicket, ticketSystemDown, stepUp },
  stories: {
    accepted: whole('Three invitations to connect are accepted', input, three, 'acceptingConnections'),
    acceptedEnds: whole(
      'Two invitations to disconnect are accepted',
      input,
      toDisconnect,
      'acceptingDisconnections',
    ),
    denied: whole('Three invitations to connect are declined', deny, three, 'denyingConnections'),
    deniedEnds: whole(
      'Two invitations to disconnect are declined',
      deny,
      toDisconnect,
      'denyingDisconnections',
    ),
    outcomes: after(
      'One is connected at once, another goes to the desk, the third is kept for later',
      [established, filed, fileTicket.queued],
      'outcomeShown',
    ),
    inPart: after(
      'Another person was faster with one; the others are accepted',
      [filed, fileTicket.answered, established],
      'outcomeShown',
    ),
    bare: after(
      'A server refuses one by a bare status; the others are accepted',
      [fileTicket.refusedBare, filed, filed],
      'outcomeShown',
    ),
    lastRefused: after('The last is refused', [filed, filed, fileTicket.invalid], 'outcomeShown'),
    allRefused: after('None can still be answered', [fileTicket.answered, fileTicket.gone], 'outcomeShown'),
    leftOut: {
      ...after('One was answered in the meantime and another is gone', [filed], 'outcomeShown'),
      answers: { loadInvitations: [one], fileTicket: [filed] },
    },
    obstructed: {
      ...after('Of four, one can be accepted like that', [filed], 'outcomeShown'),
      answers: { loadInvitations: [loadInvitations.obstructed], fileTicket: [filed] },
    },
    lost: {
      ...after(
        'The connection is lost midway and comes back: nothing is sent twice',
        [filed, fileTicket.offline, fileTicket.answered, filed],
        'outcomeShown',
      ),
      steps: [submit, retry],
      visits: ['stopped', 'goingOn'],
    },
    ...stoppingStories,
    levelLost: {
      ...after(
        'The server requires a stronger login midway, which the person makes: the form has the rest',
        [],
        'acceptingConnections',
      ),
      answers: {
        loadInvitations: [three, loadInvitations.rest],
        fileTicket: [filed, fileTicket.levelTooLow],
        stepUp: [stepUp.met],
      },
      visits: ['steppingUp'],
    },
    levelLostLast: {
      ...after('After the stronger login nothing is left to answer', [], 'outcomeShown'),
      answers: {
        loadInvitations: [three, loadInvitations.none],
        fileTicket: [filed, fileTicket.levelTooLow],
        stepUp: [stepUp.met],
      },
    },
    levelLostCancelled: {
      ...after(
        'The person makes no stronger login midway: the form has the rest, and closing it lists the accepted answers',
        [],
        'finished',
      ),
      answers: {
        loadInvitations: [three],
        fileTicket: [filed, fileTicket.levelTooLow],
        stepUp: [stepUp.cancelled],
      },
      steps: [submit, closeTyped, events['leave.confirmed'], close],
      visits: ['acceptingConnections', 'leaving', 'partialOutcomeShown'],
    },
    ...beginningStories,
  },
} satisfies Scenarios<typeof answerInvitationsMachine>;
