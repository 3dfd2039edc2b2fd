import { RemoteHealth } from '../../../../server/modules/tickets/remote/remoteHealth';
import { north } from '../../../support/server/fixtures';
import { openTestJira, type TestJira } from '../../../support/tickets/jira/openTestJira';
import { until } from '../../../support/until';

describe('the result of the last calls', () => {
  let now: number;
  let health: RemoteHealth;
  beforeEach(() => {
    now = 1_000_000;
    health = new RemoteHealth(30_000, () => now);
  });

  test('without any call it is not down, and logs nothing', () => {
    expect([health.isDown(), health.isQuiet(15_000)]).toEqual([false, true]);
  });

  test('after a failure it is down for a while, or until it answers', () => {
    health.failed();
    now += 29_999;
    expect(health.isDown()).toBe(true);
    now += 1;
    expect(health.isDown()).toBe(false);
    health.failed();
    health.answered();
    expect([health.isDown(), health.isQuiet(1)]).toEqual([false, false]);
  });

  test.each([
    [20, 20_000],
    [86_400, 60_000],
  ])('after an answer to wait %d seconds, it is left alone for %d milliseconds', (seconds, pause) => {
    health.limited(seconds);
    now += pause - 1;
    expect([health.isPaused(), health.isDown()]).toEqual([true, true]);
    now += 1;
    expect([health.isPaused(), health.isDown()]).toEqual([false, false]);
  });

  test('after an answer to wait zero seconds, it is called again immediately', () => {
    health.limited(0);
    expect(health.isPaused()).toBe(false);
  });
});

describe('checking whether it is there', () => {
  let jira: TestJira;
  let now = 0;
  beforeEach(async () => {
    now = 0;
    jira = await openTestJira();
  });
  afterEach(() => jira.close());

  test('a server that failed is checked until it is back', async () => {
    const tickets = jira.open({ probeMs: 5, downMs: 1_000_000 }, { clock: () => now });
    jira.double.trouble = () => ({ kind: 'answer', status: 503, body: '' });
    await expect(tickets.search(north, {})).rejects.toThrow();
    expect(tickets.isDown()).toBe(true);
    tickets.start();
    await until(() => jira.double.calls.some(({ path }) => path === 'myself'));
    jira.double.trouble = () => undefined;
    await until(() => !tickets.isDown());
    await tickets.stop();
    const callCount = jira.double.calls.length;
    await new Promise((wait) => setTimeout(wait, 30));
    expect(jira.double.calls).toHaveLength(callCount);
  });

  test('a server that no longer accepts the account is down, though each of its refusals is an answer', async () => {
    const tickets = jira.open({ probeMs: 5 }, { clock: () => now });
    jira.double.trouble = () => ({ kind: 'answer', status: 403, body: '{}' });
    tickets.start();
    await until(() => tickets.isDown());
    await tickets.stop();
    expect(jira.log[0]).toBe('Jira: myself: 403');
  });

  test('after 429 nothing is requested until the pause is over', async () => {
    const tickets = jira.open({}, { clock: () => now });
    jira.double.trouble = () => ({ kind: 'answer', status: 429, body: '', headers: { 'retry-after': '7' } });
    await expect(tickets.search(north, {})).rejects.toMatchObject({ delivery: 'refused' });
    jira.double.trouble = () => undefined;
    now = 6_999;
    await expect(tickets.search(north, {})).rejects.toMatchObject({ delivery: 'refused' });
    expect([jira.double.calls.length, tickets.isDown()]).toEqual([1, true]);
    now = 7_000;
    await expect(tickets.search(north, {})).resolves.toMatchObject({ total: 0 });
  });
});
