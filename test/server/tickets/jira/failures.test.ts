import type { OpenRemote } from '../../../../server/modules/tickets/remote/openRemote';
import { TicketSystemUnavailable } from '../../../../server/modules/tickets/ticketSystem';
import { north } from '../../../support/server/fixtures';
import { jiraKinds, openTestJira, type TestJira } from '../../../support/tickets/jira/openTestJira';
import { LOGIN_PAGE } from '../../../support/tickets/jiraDouble';
import type { JiraTrouble } from '../../../support/tickets/jira/double.types';
import { connectRequest } from '../newTicket';

const html = { 'content-type': 'text/html;charset=UTF-8' };
const answer = (status: number, body = '', headers?: Record<string, string>): JiraTrouble => ({
  kind: 'answer',
  status,
  body,
  ...(headers && { headers }),
});
const fieldErrors = JSON.stringify({
  errorMessages: [],
  errors: { customfield_10101: 'Data was invalid.\nToo long.' },
});

/**
 * A fault, the result of a creation with it, whether the server then counts as down, and the line in the log.
 */
const failures: [string, JiraTrouble, 'refused' | 'unknown', boolean, RegExp][] = [
  ['a login page with 401', answer(401, LOGIN_PAGE, html), 'refused', true, /401$/],
  ['a redirect to a login page', answer(302, '', { location: '/login.jsp' }), 'refused', true, /302$/],
  ['403', answer(403, '{"errorMessages":["No permission"]}'), 'refused', false, /403, No permission$/],
  [
    '400 with field errors',
    answer(400, fieldErrors),
    'refused',
    false,
    /customfield_10101: Data was invalid. Too long.$/,
  ],
  ['400 that is not JSON', answer(400, '{'), 'refused', false, /400$/],
  ['404', answer(404, '{}'), 'refused', false, /404$/],
  ['429', answer(429, '{}', { 'retry-after': '30' }), 'refused', true, /429$/],
  ['503', answer(503, 'down', html), 'refused', true, /503$/],
  ['500', answer(500, '{}'), 'unknown', true, /500$/],
  ['502 of something in between', answer(502, '<html>', html), 'unknown', true, /502$/],
  ['silence', { kind: 'silent', done: false }, 'unknown', true, /TimeoutError$/],
  ['silence after it was done', { kind: 'silent', done: true }, 'unknown', true, /TimeoutError$/],
  ['a connection that ends at once', { kind: 'reset', done: false }, 'unknown', true, /issue: \S+/],
  ['an answer that breaks off', { kind: 'reset', done: true }, 'unknown', true, /issue: 201, \S+/],
  ['an answer without a key', answer(201, '{"id":"1"}'), 'unknown', false, /names no key/],
  ['a key of another project', answer(201, '{"id":"1","key":"HR-7"}'), 'unknown', false, /names no key/],
  ['200 without anything', answer(200), 'unknown', false, /names no key/],
  ['malformed JSON', answer(201, '{"key":"CXT-1'), 'unknown', true, /JSON/],
  ['a login page with 200', answer(200, LOGIN_PAGE, html), 'unknown', true, /not JSON/],
  ['an answer without end', answer(200, `"${'x'.repeat(70_000)}"`), 'unknown', false, /too long/],
];

describe.each(jiraKinds)('Jira %s', (kind) => {
  let jira: TestJira;
  let tickets: OpenRemote;

  beforeAll(async () => {
    jira = await openTestJira(undefined, kind);
  });
  beforeEach(() => {
    meet({ kind: 'answer', status: 200, body: '' });
    jira.double.trouble = () => undefined;
    jira.log.length = 0;
  });
  afterAll(() => jira.close());

  /** An adapter that waits no longer than it has to. */
  function meet({ kind }: JiraTrouble): void {
    tickets = jira.open({ mostBytes: 65_536, timeoutMs: kind === 'silent' ? 300 : 60_000 });
  }

  const posts = () => jira.double.calls.filter(({ method }) => method === 'POST').length;

  const inCreation = (trouble: JiraTrouble) => {
    jira.double.trouble = ({ method, path }) => (method === 'POST' && path === 'issue' ? trouble : undefined);
  };

  test.each(failures)(
    '%s: a failed creation is reported with its outcome',
    async (_title, trouble, delivery, down, line) => {
      meet(trouble);
      inCreation(trouble);
      const before = posts();
      const creating = tickets.create(connectRequest(), 'request');
      await expect(creating).rejects.toBeInstanceOf(TicketSystemUnavailable);
      await expect(creating).rejects.toMatchObject({ delivery });
      expect(tickets.isDown()).toBe(down);
      expect(posts()).toBe(before + 1);
      expect(jira.log).toEqual([expect.stringMatching(line)]);
    },
  );

  test.each(failures)('%s: a search changes nothing, regardless of the failure', async (_title, trouble) => {
    meet(trouble);
    jira.double.trouble = () => trouble;
    await expect(tickets.search(north, {})).rejects.toMatchObject({ delivery: 'refused' });
    expect(jira.log).toHaveLength(1);
  });

  test('no server listening: nothing has arrived', async () => {
    await jira.double.down();
    await expect(tickets.create(connectRequest(), 'request')).rejects.toMatchObject({ delivery: 'refused' });
    expect(jira.log).toEqual([
      expect.stringMatching(/^Jira: (issue|field): nothing listens there \(ECONNREFUSED\)$/),
    ]);
    expect(tickets.isDown()).toBe(true);
    await jira.double.up();
    await expect(tickets.search(north, {})).resolves.toMatchObject({ tickets: expect.any(Array) });
    expect(tickets.isDown()).toBe(false);
  });

  test('an unknown host name: nothing has arrived', async () => {
    const nowhere = jira.open({ url: 'http://jira.invalid' });
    await expect(nowhere.create(connectRequest(), 'request')).rejects.toMatchObject({ delivery: 'refused' });
  });

  test('a created ticket is not lost if it cannot be read back', async () => {
    jira.double.trouble = ({ method, path }) =>
      method === 'GET' && path.startsWith('issue/') ? answer(503) : undefined;
    const before = jira.double.issues.all.length;
    await expect(tickets.create(connectRequest(), 'request')).rejects.toMatchObject({ delivery: 'unknown' });
    expect(jira.double.issues.all).toHaveLength(before + 1);
  });

  test('no answer and no line contains the token or the password', async () => {
    const wrong = jira.open({ account: { kind: 'token', token: 'not-the-token' } });
    const failure: unknown = await wrong.search(north, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TicketSystemUnavailable);
    expect(JSON.stringify([failure, String(failure), jira.log])).not.toContain('not-the-token');
  });
});

test('at Data Center, a name and a password work as well as a token', async () => {
  const jira = await openTestJira();
  const named = jira.open({ account: { kind: 'password', user: 'desk', password: 'pass:word' } });
  await expect(named.search(north, {})).resolves.toMatchObject({ tickets: expect.any(Array) });
  await jira.close();
});
