import { deskText, readDeskArguments } from '../../../../server/modules/desk/desk.cli';
import { printable, UsageError } from '../../../../server/platform/control/program';
import type { DeskTicket } from '../../../../server/modules/desk/deskRequest';

const byAnn = { SUDO_USER: 'ann' };
const read = (...args: string[]) => readDeskArguments(args, byAnn).request.command;

test.each([
  [['list'], { action: 'list' }],
  [['show', 'cxt-7'], { action: 'show', key: 'CXT-7' }],
  [['take', 'CXT-7'], { action: 'take', key: 'CXT-7' }],
  [['ask', 'CXT-7', 'Which', 'faculty?'], { action: 'ask', key: 'CXT-7', comment: 'Which faculty?' }],
  [['reject', 'CXT-7', 'Not yet.'], { action: 'reject', key: 'CXT-7', comment: 'Not yet.' }],
  [['withdraw', 'cxt-7', 'Sent', 'twice.'], { action: 'withdraw', key: 'CXT-7', comment: 'Sent twice.' }],
  [['resolve', 'CXT-7'], { action: 'resolve', key: 'CXT-7', resolution: 'done' }],
  [
    ['resolve', 'CXT-7', '--resolution', 'duplicate'],
    { action: 'resolve', key: 'CXT-7', resolution: 'duplicate' },
  ],
  [['unreachable'], { action: 'unreachable' }],
] as const)('%j is understood', (args, command) => expect(read(...args)).toEqual(command));

test.each([
  [[]],
  [['dance']],
  [['take']],
  [['take', 'CXT-7', 'CXT-8']],
  [['ask', 'CXT-7']],
  [['reject', 'CXT-7', '  ']],
  [['withdraw', 'CXT-7']],
  [['down', 'CXT-7']],
  [['resolve', 'CXT-7', '--resolution', 'perhaps']],
  [['close', 'CXT-7', '--resolution', 'done']],
  [['list', '--loud']],
])('%j is answered with the usage', (args) => {
  expect(() => read(...args)).toThrow(UsageError);
});

const actorOf = (args: string, environment = {}) =>
  readDeskArguments(args.split(' '), environment).request.actor;

test.each([
  ['take CXT-7', byAnn, 'ann'],
  ['take CXT-7 --as bea', byAnn, 'bea'],
  ['up --as bea', {}, 'bea'],
  ['list', { SUDO_USER: 'root' }, 'root'],
])('%j with %j is done by %s', (args, environment, actor) => {
  expect(actorOf(args, environment)).toBe(actor);
});

test.each(['take CXT-7', 'resolve CXT-7', 'up'])('root alone does not %s', (args) => {
  expect(() => actorOf(args, { SUDO_USER: 'root' })).toThrow(/--as NAME/);
  expect(() => actorOf(`${args} --as root`, byAnn)).toThrow(/--as NAME/);
});

const ticket: DeskTicket = {
  key: 'CXT-7',
  type: 'LINKREQUEST',
  status: 'Open',
  resolution: null,
  rejected: false,
  answer: null,
  institution: 'North',
  service: 'Mail',
  userName: 'Ann Bee',
  requestedAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
};
const noon = new Date('2026-03-01T12:00:00Z');

test('the list is a table, cut at the width of the terminal only', () => {
  const second = { ...ticket, key: 'CXT-12', service: null, requestedAt: '2026-02-20T10:00:00.000Z' };
  expect(deskText({ tickets: [ticket, second] }, noon, Infinity).split('\n')).toEqual([
    'KEY     AGE  STATUS  TYPE         INSTITUTION  SERVICE',
    'CXT-7   2 h  Open    LINKREQUEST  North        Mail',
    'CXT-12  9 d  Open    LINKREQUEST  North        –',
  ]);
  const accepted = { ...ticket, type: 'LINKINVITE', status: 'In Progress', answer: 'accepted' } as const;
  expect(deskText({ tickets: [accepted] }, noon, Infinity)).toContain(
    'In Progress  LINKINVITE, accepted  North',
  );
  const narrow = deskText({ tickets: [ticket] }, noon, 20).split('\n');
  expect(narrow.map((line) => line.length)).toEqual([20, 20]);
  expect(deskText({ tickets: [] }, noon, 80)).toBe('No open tickets.');
});

test('control characters of a terminal are shown, not executed', () => {
  expect(printable('one\r\ntwo\u001b[2J\tthree\u0007\u202e')).toBe('one\ntwo\uFFFD[2J\tthree\uFFFD\uFFFD');
  const text = deskText({ tickets: [{ ...ticket, service: 'Ma\u001b]0;\nil' }] }, noon, Infinity);
  expect(text).toContain('Ma\uFFFD]0; il');
});

test('a ticket is shown with its outcome, its text and its history', () => {
  const text = deskText(
    {
      ticket: {
        ...ticket,
        status: 'Resolved',
        resolution: 'wont_do',
        rejected: true,
        body: 'Please connect us.\nThank you.',
        userEmail: 'ann@north.example',
        contactEmail: '',
        institutionEntityId: 'https://idp.north.example',
        serviceEntityId: 'https://mail.example',
        answer: 'denied',
        change: {
          kind: 'connect',
          institution: 'https://idp.north.example',
          service: 'https://mail.example',
          serviceType: 'saml20_sp',
          level: 'http://levels.example/loa2',
        },
        possible: ['close', 'reopen'],
        events: [
          {
            at: ticket.requestedAt,
            event: 'request.rejected',
            status: 'Resolved',
            actor: 'Dee',
            comment: 'No.',
          },
        ],
      },
    },
    noon,
    80,
  );
  expect(text).toContain('Status        Resolved (wont_do, rejected)');
  expect(text).toContain('Institution   North (https://idp.north.example)');
  expect(text).toContain('Type          LINKREQUEST, denied');
  expect(text).toContain('Change        connect, http://levels.example/loa2');
  expect(text).toContain('Possible now  close, reopen');
  expect(text).toContain('Please connect us.\nThank you.');
  expect(text).toContain('2026-03-01 10:00 UTC  request.rejected → Resolved, Dee: No.');
});
