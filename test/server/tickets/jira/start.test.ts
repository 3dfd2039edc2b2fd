import { databaseMailer } from '../../../../server/modules/mail/mailer';
import { openTickets } from '../../../../server/modules/tickets/openTickets';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { north } from '../../../support/server/fixtures';
import { startJiraDouble } from '../../../support/tickets/jiraDouble';
import type { JiraDouble } from '../../../support/tickets/jira/double.types';
import { testConfig } from '../../../support/server/server';

let database: TestDatabase;
let double: JiraDouble;
let logged: string[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  double = await startJiraDouble();
  logged = [];
});
afterEach(() => double.close());
afterAll(() => database.close());

async function open(changes: Readonly<Record<string, string>> = {}) {
  const jira = { JIRA_URL: double.url, JIRA_TOKEN: double.token, JIRA_CONFIG: 'docs/jira.example.json' };
  const config = testConfig({ ...jira, ...changes });
  const needs = { config, database, mailer: databaseMailer(config), now: () => new Date() };
  const opened = await openTickets({ ...needs, returnRefused: async () => undefined }, (line) =>
    logged.push(line),
  );
  await opened.check?.();
  return opened;
}

test('a server that matches the settings has the tickets', async () => {
  const { tickets, start, stop } = await open();
  start();
  await expect(tickets.search(database.read, north, {})).resolves.toEqual({ tickets: [], total: 0 });
  expect([await tickets.isDown(database.read), logged]).toEqual([false, []]);
  await stop();
});

test('one that does not match the settings is refused, with a sentence for each place', async () => {
  double.world.types = double.world.types.filter(({ name }) => name !== 'Change request');
  double.world.fields = double.world.fields.filter(({ id }) => id !== 'customfield_10104');
  await expect(open()).rejects.toThrow(
    [
      `The Jira server at ${double.url} is not as the settings say:`,
      'fields.requestId: the server has no field customfield_10104.',
      'types.CHANGE: CXT has no issue type "Change request".',
    ].join('\n'),
  );
  await expect(open({ JIRA_TOKEN: 'stranger' })).rejects.toThrow('does not let the account in (401)');
});

test('a server that does not respond yet is waited for', async () => {
  await double.down();
  const { tickets, start, stop } = await open();
  await expect(tickets.isDown(database.read)).resolves.toBe(true);
  expect(logged.at(-1)).toContain('does not answer yet');
  expect(logged.join()).not.toContain(double.token);
  await double.up();
  start();
  await expect(tickets.search(database.read, north, {})).resolves.toMatchObject({ total: 0 });
  await expect(tickets.isDown(database.read)).resolves.toBe(false);
  await stop();
});

test('without a Jira server, the local desk has the tickets', async () => {
  const { tickets } = await open({ JIRA_URL: '', JIRA_TOKEN: '', JIRA_CONFIG: '' });
  expect(tickets.elsewhere).toBeUndefined();
  expect(double.calls).toEqual([]);
});
