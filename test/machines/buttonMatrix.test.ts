/**
 * The buttons in the header of a service: every combination, against the rules of REQUIREMENTS 94–100,
 * written here again independently of the chart.
 */
import type { TicketStatus, TicketType } from '../../src/contracts/wire/enumerations';
import { decide } from '../../src/machines/kit/decide';
import { serviceConnectionMachine } from '../../src/machines/pages/serviceConnection/serviceConnection.machine';

const statuses: readonly TicketStatus[] = [
  'Waiting for Acceptance',
  'Open',
  'In Progress',
  'On Hold',
  'Waiting for customer',
  'Resolved',
  'Reopened',
  'Closed',
];

/** C: connection pending. D: disconnection pending. I: invited, accept or decline. –: nothing is pending. */
const pending: Readonly<Record<string, string>> = {
  'LINKREQUEST while not connected': 'C C C C C – C –',
  'LINKREQUEST while connected': 'C C C C C – C –',
  'UNLINKREQUEST while not connected': 'D D D D D – D –',
  'UNLINKREQUEST while connected': 'D D D D D – D –',
  'LINKINVITE while not connected': 'C C C C I – C –',
  'LINKINVITE while connected': 'C C C C – – C –',
  'UNLINKINVITE while not connected': 'D D D D – – D –',
  'UNLINKINVITE while connected': 'D D D D I – D –',
};
const types: readonly TicketType[] = ['LINKREQUEST', 'UNLINKREQUEST', 'LINKINVITE', 'UNLINKINVITE'];

const noRoles = { guest: false, member: false, viewer: false, admin: false, superUser: false };
const people = {
  guest: { ...noRoles, guest: true },
  member: { ...noRoles, member: true },
  viewer: { ...noRoles, viewer: true },
  admin: { ...noRoles, admin: true },
  'super user': { ...noRoles, superUser: true },
  'super user as viewer': { ...noRoles, superUser: true, viewer: true },
  'super user as admin': { ...noRoles, superUser: true, admin: true },
};
type Who = keyof typeof people;

const institutions = {
  normal: { state: 'prodaccepted', institutionId: 'NORTH' },
  test: { state: 'testaccepted', institutionId: 'NORTH' },
  'without id': { state: 'prodaccepted' },
} as const;
type Where = keyof typeof institutions;

const lookUps = ['done', 'looking', 'failed', 'ticket system down'] as const;

interface Case {
  readonly ticket: { readonly type: TicketType; readonly status: TicketStatus } | null;
  readonly connected: boolean;
  readonly who: Who;
  readonly where: Where;
  readonly lookUp: (typeof lookUps)[number];
  readonly saml1Only: boolean;
}

/** The reason why the buttons cannot be used; '' if they can. */
function reason({ who, where }: Case): string {
  if (who === 'super user') return 'superUser';
  if (who !== 'admin' && who !== 'super user as admin') return 'notAdmin';
  return { normal: '', test: 'testInstitution', 'without id': 'noInstitutionId' }[where];
}

function expected(given: Case): string {
  const { ticket, connected, who, lookUp, saml1Only } = given;
  if (who === 'guest') return 'log in';
  // Members do no look-up, and no one does while the ticket system is down.
  const looks = who !== 'member' && lookUp !== 'ticket system down';
  if (looks && !ticket && lookUp === 'looking') return 'wait';
  const row = pending[`${ticket?.type} while ${connected ? 'connected' : 'not connected'}`]?.split(' ');
  const mark = looks && ticket ? row?.[statuses.indexOf(ticket.status)] : '–';
  const state = connected ? 'connected' : 'not connected';
  if (mark === 'C') return `no button: connection pending, ${state}`;
  if (mark === 'D') return `no button: disconnection pending, ${state}`;
  const button = mark === 'I' ? 'accept or decline' : connected ? 'disconnect' : 'connect';
  if (button === 'connect' && saml1Only) return 'disabled: connect, not connected, saml1Only';
  if (reason(given)) return `disabled: ${button}, ${state}, ${reason(given)}`;
  if (mark === 'I') return `${button}, ${state}`;
  if (lookUp === 'ticket system down') return `${button}, system down`;
  return lookUp === 'failed' ? `${button}, unchecked` : button;
}

/** The chart's states in the same words. */
const words: Readonly<Record<ReturnType<typeof shown>['state'], string>> = {
  guest: 'log in',
  looking: 'wait',
  connectable: 'connect',
  connectableUnchecked: 'connect, unchecked',
  connectableWhileDown: 'connect, system down',
  notConnectable: 'disabled: connect, not connected, saml1Only',
  connectRefused: 'disabled: connect, not connected, ',
  connectPending: 'no button: connection pending, not connected',
  connectPendingWhileConnected: 'no button: connection pending, connected',
  invitedToConnect: 'accept or decline, not connected',
  connectInvitationRefused: 'disabled: accept or decline, not connected, ',
  disconnectable: 'disconnect',
  disconnectableUnchecked: 'disconnect, unchecked',
  disconnectableWhileDown: 'disconnect, system down',
  disconnectRefused: 'disabled: disconnect, connected, ',
  disconnectPending: 'no button: disconnection pending, connected',
  disconnectPendingWhileNotConnected: 'no button: disconnection pending, not connected',
  invitedToDisconnect: 'accept or decline, connected',
  disconnectInvitationRefused: 'disabled: accept or decline, connected, ',
};

function shown({ ticket, connected, who, where, lookUp, saml1Only }: Case) {
  const down = lookUp === 'ticket system down';
  return decide(serviceConnectionMachine, {
    roles: people[who],
    institution: institutions[where],
    connected,
    singleTenant: false,
    saml1Only,
    ticket: ticket && { key: 'CXT-1', requestedAt: '2026-03-01T00:00:00Z', message: '', ...ticket },
    lookUp: down ? 'notDone' : lookUp,
    ticketSystemDown: down,
  });
}

const tickets = [null, ...types.flatMap((type) => statuses.map((status) => ({ type, status })))];
const names = Object.keys(people) as Who[];
const cases: Case[] = names.flatMap((who) =>
  (Object.keys(institutions) as Where[]).flatMap((where) =>
    lookUps.flatMap((lookUp) =>
      [true, false].flatMap((connected) =>
        [true, false].flatMap((saml1Only) =>
          tickets.map((ticket) => ({ ticket, connected, who, where, lookUp, saml1Only })),
        ),
      ),
    ),
  ),
);

test.each(names)('%s: the button in every situation', (name) => {
  const mine = cases.filter(({ who }) => who === name);
  expect(mine).toHaveLength(33 * 2 * 3 * 4 * 2);
  const wrong = mine.flatMap((given) => {
    const { state, context } = shown(given);
    const expectedText = words[state].endsWith(', ') ? `${words[state]}${context.refusal}` : words[state];
    return expectedText === expected(given)
      ? []
      : [{ ...given, expected: expected(given), says: expectedText }];
  });
  expect(wrong).toEqual([]);
});

test('every state of the chart has its situation', () => {
  const states = new Set(cases.map((given) => shown(given).state));
  expect([...states].sort()).toEqual(Object.keys(words).sort());
});
