/** Differences of Jira Cloud from Data Center. */
import { north } from '../../../support/server/fixtures';
import { openTestJira, type TestJira } from '../../../support/tickets/jira/openTestJira';
import { connectRequest } from '../newTicket';

let jira: TestJira;

beforeEach(async () => {
  jira = await openTestJira(undefined, 'cloud');
});
afterEach(() => jira.close());

const pathsOf = () => jira.double.calls.map(({ method, path }) => `${method} ${path.split('?')[0]}`);

test('several lines are written as a document and one line as it is; the fields are requested once', async () => {
  const tickets = jira.open();
  await tickets.create(connectRequest({ body: 'Please.\n\nSoon.' }), 'one');
  await tickets.create(connectRequest(), 'two');
  expect(pathsOf().filter((path) => path === 'GET field')).toHaveLength(1);
  const body = jira.double.calls.find(({ method }) => method === 'POST')?.body;
  expect(body).toMatchObject({
    fields: {
      description: { type: 'doc', version: 1, content: [{ type: 'paragraph' }, { type: 'paragraph' }] },
      customfield_10101: { type: 'doc' },
      customfield_10103: 'saml20_sp',
    },
  });
});

test('a text that a person has edited in Jira is found and read: an address became a card, a text a list', async () => {
  const tickets = jira.open();
  const { key } = await tickets.create(connectRequest(), 'request');
  const { documents } = jira.double.issues.find(key);
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
  const document = (...content: object[]) => ({ type: 'doc', version: 1, content });
  documents.set('customfield_10101', document(paragraph({ type: 'inlineCard', attrs: { url: north } })));
  const items = ['one', 'two'].map((text) => ({
    type: 'listItem',
    content: [paragraph({ type: 'text', text })],
  }));
  documents.set('description', document({ type: 'bulletList', content: items }));
  await expect(tickets.search(north, {})).resolves.toMatchObject({
    total: 1,
    tickets: [{ key, institution_entity_id: north, body: '- one\n- two' }],
  });
});

test('more tickets than one page are read completely and in order', async () => {
  const fields = { project: { key: 'CXT' }, issuetype: { name: 'Question' }, summary: 'By hand' };
  for (let number = 1; number <= 120; number += 1) {
    jira.double.issues.create({ ...fields, customfield_10101: north });
  }
  const { tickets, total } = await jira
    .open()
    .search(north, { maxResults: 110, sortBy: 'jiraKey', sortAsc: true });
  expect([total, tickets.length, tickets[0]?.key, tickets.at(-1)?.key]).toEqual([
    120,
    110,
    'CXT-1',
    'CXT-110',
  ]);
  expect(pathsOf().filter((path) => path === 'POST issue/bulkfetch')).toHaveLength(2);
  expect(pathsOf()).not.toContain('POST search');
});

test('the last page is the one without a token, in any notation; a token that repeats for ever ends the reading', async () => {
  const tickets = jira.open();
  const { key } = await tickets.create(connectRequest(), 'request');
  const [issue] = jira.double.issues.all;
  const page = (members: object) =>
    JSON.stringify({ issues: [{ key, fields: searchFields(issue?.created) }], ...members });
  const searching = (members: object) => {
    jira.double.trouble = ({ path }) =>
      path === 'search/jql' ? { kind: 'answer', status: 200, body: page(members) } : undefined;
    return tickets.search(north, {});
  };
  for (const members of [{ nextPageToken: null }, { nextPageToken: 'more', isLast: true }, {}]) {
    await expect(searching(members)).resolves.toMatchObject({ total: 1 });
  }
  const again = { nextPageToken: 'again', isLast: false };
  await expect(searching(again)).rejects.toMatchObject({ delivery: 'refused' });
});

const searchFields = (created = new Date()) => ({
  issuetype: { name: 'Connection request' },
  status: { name: 'To Do' },
  created: created.toISOString(),
  updated: created.toISOString(),
  customfield_10101: north,
});

test('an issue that the server cannot read at the moment leaves no gap in a page', async () => {
  const tickets = jira.open();
  await tickets.create(connectRequest(), 'request');
  const issueErrors = [{ id: '10001', errorMessage: 'Try again.' }];
  jira.double.trouble = ({ path }) =>
    path === 'issue/bulkfetch'
      ? { kind: 'answer', status: 200, body: JSON.stringify({ issues: [], issueErrors }) }
      : undefined;
  await expect(tickets.search(north, {})).rejects.toMatchObject({ delivery: 'refused' });
});

test.each([
  ['seconds', { 'retry-after': '7' }, 7],
  ['the end of the limit', { 'x-ratelimit-reset': new Date(Date.now() + 40_000).toISOString() }, 30],
])(
  'over a limit, nothing is requested for as long as the server says, by %s',
  async (_title, headers, seconds) => {
    let now = 0;
    const tickets = jira.open({}, { clock: () => now });
    jira.double.trouble = () => ({ kind: 'answer', status: 429, body: '', headers });
    await expect(tickets.search(north, {})).rejects.toMatchObject({ delivery: 'refused' });
    jira.double.trouble = () => undefined;
    now = seconds * 1000 - 1;
    await expect(tickets.search(north, {})).rejects.toMatchObject({ delivery: 'refused' });
    expect(jira.double.calls).toHaveLength(1);
    now = 60_000;
    await expect(tickets.search(north, {})).resolves.toMatchObject({ total: 0 });
  },
);

test('a server of the other kind is reported before anything else', async () => {
  const { account, url } = jira.double;
  jira.double.trouble = ({ path }) =>
    path === 'serverInfo' ? { kind: 'answer', status: 200, body: '{"deploymentType":"Server"}' } : undefined;
  await expect(jira.open().faults()).resolves.toEqual(['JIRA_KIND: the server is "Server", and not cloud.']);
  jira.double.trouble = () => undefined;
  await expect(jira.open({ kind: 'datacenter', account, url }).faults()).resolves.toEqual([
    'JIRA_KIND: the server does not answer as datacenter does (404).',
  ]);
});
