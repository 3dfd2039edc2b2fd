import type { Scenarios } from '../kit/scenario';
import { fileTicket } from './fileTicket.scenarios';
import { ticketSystemDownScenarios } from './ticketSystemDown.scenarios';
import type { TicketRequestInput, ticketRequestMachine } from './ticketRequest.machine';

const input: TicketRequestInput = {
  request: {
    kind: 'connect',
    serviceEntityId: 'https://archive.example/saml',
    serviceType: 'saml20_sp',
    comments: '',
    level: '',
    contactEmail: '',
  },
  requestId: '3f0c-1',
};

const events = {
  'retry.requested': { type: 'retry.requested' },
  'return.requested': { type: 'return.requested' },
  'dismissal.requested': { type: 'dismissal.requested' },
} as const;

const down = ticketSystemDownScenarios.stories;
const ticketSystemDown = {
  retried: { story: down.refusedRetried },
  retriedUncertain: { story: down.uncertainRetried },
  returned: { story: down.refusedReturned },
  dismissed: { story: down.refusedDismissed },
  broken: { failure: { kind: 'unknown' } },
} as const;

type Given = (typeof fileTicket)[keyof typeof fileTicket];
type Step = (typeof events)[keyof typeof events];
const retry = [events['retry.requested']] as const;
const back = [events['return.requested']] as const;
const close = [events['dismissal.requested']] as const;

function story<const End>(title: string, given: readonly Given[], steps: readonly Step[], end: End) {
  return { title, input, answers: { fileTicket: given }, steps, end } as const;
}

function outage<const Down, const End>(title: string, given: readonly Given[], after: Down, end: End) {
  return { title, input, answers: { fileTicket: given, ticketSystemDown: [after] }, steps: [], end } as const;
}

const { filed, ...given } = fileTicket;

export const ticketRequestScenarios = {
  events,
  answers: { fileTicket, ticketSystemDown },
  stories: {
    filed: story('A ticket is filed', [filed], [], 'filed'),
    filedWithoutKey: story(
      'A ticket is filed, and the server gives no key',
      [given.filedWithoutKey],
      [],
      'filed',
    ),
    queued: story('Kept until the ticket system answers', [given.queued], [], 'queued'),
    unchanged: story('Nothing would change', [given.unchanged], [], 'unchanged'),
    established: story('The connection is made at once', [given.established], [], 'established'),
    rejected: story('The service refuses at once', [given.rejected], [], 'rejected'),
    noted: story('The server stored the request, and no ticket follows', [given.noted], [], 'noted'),
    changed: story('What is sent was changed meanwhile', [given.changed], [], 'collided'),
    collided: story('Somebody was first', [given.collision], [], 'collided'),
    answered: story('The invitation has been answered', [given.answered], [], 'collided'),
    connectedMeanwhile: story('Connected in the meantime', [given.connected], [], 'collided'),
    disconnectedMeanwhile: story('Disconnected in the meantime', [given.notConnected], [], 'collided'),
    gone: story('The service was removed in the meantime', [given.gone], [], 'collided'),
    higherLevel: story('The level was raised in the meantime', [given.higherLevel], [], 'collided'),
    settled: story('The desk has decided in the meantime', [given.settled], [], 'collided'),
    levelTooLow: story('The server asks for a stronger login', [given.levelTooLow], [], 'levelTooLow'),
    offlineRetried: story('The network is away and comes back', [given.offline, filed], retry, 'filed'),
    offlineReturned: story('The network is away: back to the form', [given.offline], back, 'returned'),
    offlineDismissed: story('The network is away: given up', [given.offline], close, 'dismissed'),
    timeoutRetried: story('An answer is lost and asked for again', [given.timeout, filed], retry, 'filed'),
    timeoutReturned: story('An answer is lost: back to the form', [given.timeout], back, 'returned'),
    timeoutDismissed: story('An answer is lost: given up', [given.timeout], close, 'dismissed'),
    silent: {
      ...story('No answer comes in time', [given.silent], [], 'unanswered'),
      steps: [{ elapsed: 'noAnswer' }],
    },
    expiredRetried: story(
      'After logging in again in another tab',
      [given.sessionExpired, filed],
      retry,
      'filed',
    ),
    expiredReturned: story(
      'The session has ended: back to the form',
      [given.sessionExpired],
      back,
      'returned',
    ),
    expiredDismissed: story('The session has ended: given up', [given.sessionExpired], close, 'dismissed'),
    forbiddenReturned: story('Not allowed: back to the form', [given.forbidden], back, 'returned'),
    forbiddenDismissed: story('Not allowed: closed', [given.forbidden], close, 'dismissed'),
    invalidReturned: story('A mistake in the form is corrected', [given.invalid], back, 'returned'),
    invalidDismissed: story('A mistake in the form: given up', [given.invalid], close, 'dismissed'),
    tooOftenRetried: story('Too many requests, then tried again', [given.tooOften, filed], retry, 'filed'),
    tooOftenReturned: story('Too many requests: back to the form', [given.tooOften], back, 'returned'),
    tooOftenDismissed: story('Too many requests: given up', [given.tooOften], close, 'dismissed'),
    brokenRetried: story('Something fails, then works', [given.unknown, filed], retry, 'filed'),
    brokenReturned: story('Something fails: back to the form', [given.unknown], back, 'returned'),
    brokenDismissed: story('Something fails: given up', [given.unknown], close, 'dismissed'),
    outageRetried: outage('Down, then up again', [given.refused, filed], ticketSystemDown.retried, 'filed'),
    uncertainRetried: outage(
      'Perhaps arrived, tried again',
      [given.uncertain, filed],
      ticketSystemDown.retriedUncertain,
      'filed',
    ),
    outageReturned: outage('Down: back to the form', [given.refused], ticketSystemDown.returned, 'returned'),
    outageDismissed: outage('Down: given up', [given.refused], ticketSystemDown.dismissed, 'dismissed'),
    outageBroken: outage('The outage view itself fails', [given.refused], ticketSystemDown.broken, 'broken'),
  },
} satisfies Scenarios<typeof ticketRequestMachine>;
