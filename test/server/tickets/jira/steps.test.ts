import type { RemoteStep } from '../../../../server/modules/tickets/outbox/task';
import type { OpenRemote } from '../../../../server/modules/tickets/remote/openRemote';
import {
  exampleMapping,
  jiraKinds,
  openTestJira,
  type TestJira,
} from '../../../support/tickets/jira/openTestJira';
import { connectRequest } from '../newTicket';

describe.each(jiraKinds)('Jira %s', (kind) => {
  let jira: TestJira;
  let tickets: OpenRemote;
  let key: string;

  beforeEach(async () => {
    jira = await openTestJira(undefined, kind);
    tickets = jira.open();
    const invitation = connectRequest({ type: 'LINKINVITE', emailTo: 'ann@north.example' });
    ({ key } = await tickets.create(invitation, 'request'));
  });
  afterEach(() => jira.close());

  const issue = () => jira.double.issues.find(key);

  test.each<[RemoteStep, string, string | null, boolean]>([
    ['accepted', 'In Progress', null, false],
    ['settled', 'Resolved', 'done', false],
    ['denied', 'Resolved', 'cancelled', true],
    ['withdrawn', 'Closed', 'cancelled', false],
  ])('%s, even if repeated, is commented once and done once', async (step, status, resolution, rejected) => {
    const words = 'Ann Bee says:\n"Yes" {noformat}';
    const taken = await tickets.take(key, step, words);
    expect(taken).toMatchObject({ key, status, resolution, rejected });
    const history = [...issue().history];
    await expect(tickets.take(key, step, words)).resolves.toEqual(taken);
    expect(issue()).toMatchObject({ comments: [words], history });
    expect(history).toHaveLength(3);
  });

  test('a comment goes with the step if the step has a screen, and by itself if Jira would drop it', async () => {
    const posts = () => jira.double.calls.filter(({ path }) => path === `issue/${key}/comment`);
    await tickets.take(key, 'settled', 'Agreed.');
    expect([issue().comments, posts()]).toEqual([['Agreed.'], []]);
    issue().status = 'With institution';
    await tickets.take(key, 'accepted', 'Agreed after all.');
    expect(issue().comments).toEqual(['Agreed.', 'Agreed after all.']);
    expect(posts()).toHaveLength(1);
  });

  test('without a text no comment is added', async () => {
    await tickets.take(key, 'accepted', '');
    expect(issue().comments).toEqual([]);
  });

  test('a step whose comment failed gets its comment when it is taken again', async () => {
    jira.double.trouble = ({ path, method }) =>
      method === 'GET' && path.includes('/comment') ? { kind: 'answer', status: 503, body: '' } : undefined;
    await expect(tickets.take(key, 'accepted', 'Agreed.')).rejects.toMatchObject({ delivery: 'unknown' });
    jira.double.trouble = () => undefined;
    await expect(tickets.take(key, 'accepted', 'Agreed.')).resolves.toMatchObject({ status: 'In Progress' });
    expect(issue()).toMatchObject({ comments: ['Agreed.'], history: expect.any(Array) });
    expect(issue().history).toHaveLength(3);
  });

  test('a step whose answer is lost may have been taken', async () => {
    jira.double.trouble = ({ path, method }) =>
      method === 'POST' && path.endsWith('/transitions') ? { kind: 'reset', done: true } : undefined;
    await expect(tickets.take(key, 'accepted', '')).rejects.toMatchObject({ delivery: 'unknown' });
    expect(issue().status).toBe('Working');
  });

  test('a step that the workflow does not offer is refused, and the log names the offered ones', async () => {
    issue().status = 'Parked';
    await expect(tickets.take(key, 'accepted', 'Agreed.')).rejects.toMatchObject({ delivery: 'refused' });
    expect(issue()).toMatchObject({ status: 'Parked', comments: [] });
    expect(jira.log.at(-1)).toBe(
      `Jira: ${key} has the status "Parked" and offers "Start work", "Withdraw", but not "Institution agrees"`,
    );
  });

  test('a decision of another person does not count as a step of ours, though it ends in the same status', async () => {
    await tickets.take(key, 'settled', '');
    await expect(tickets.take(key, 'denied', 'No.')).rejects.toMatchObject({ delivery: 'refused' });
    expect(issue()).toMatchObject({ resolution: 'Done', comments: [] });
    expect(jira.log.at(-1)).toBe(`Jira: ${key} has the status "Done" already, but not by a step "denied"`);
  });

  test('several transitions continue from the present status; one that does not arrive is given up', async () => {
    const mapping = exampleMapping();
    mapping.steps.settled.transitions = ['Start work', 'Settle'];
    issue().status = 'Parked';
    const chained = jira.open({ mapping });
    await expect(chained.take(key, 'settled', '')).resolves.toMatchObject({ status: 'Resolved' });
    expect(issue().history.slice(-2)).toEqual(['Start work', 'Settle']);
    mapping.steps.settled = { transitions: ['Circle'], status: 'Done' };
    issue().status = 'Parked';
    jira.double.world.transitions = [{ id: '9', name: 'Circle', from: ['Parked'], to: 'Parked' }];
    await expect(chained.take(key, 'settled', '')).rejects.toMatchObject({ delivery: 'unknown' });
  });

  test.each([
    ['text', 'rejected', 'rejected'],
    ['option', { value: 'rejected' }, 'rejected'],
  ] as const)(
    'a denied invitation may stay open, and is then recognised by a %s',
    async (kind, _sent, value) => {
      const id = 'customfield_10200';
      jira.double.world.fields.push({ id, name: 'Answer', type: kind === 'text' ? 'string' : 'option' });
      const mapping = exampleMapping();
      mapping.rejected = { field: { id, value: value, kind } };
      mapping.steps.denied = { transitions: ['Institution agrees'], status: 'Working' };
      const marking = jira.open({ mapping });
      await expect(marking.faults()).resolves.toEqual([]);
      await expect(marking.take(key, 'denied', 'No.')).resolves.toMatchObject({
        status: 'In Progress',
        rejected: true,
      });
      expect(issue()).toMatchObject({ texts: { [id]: value }, comments: ['No.'] });
      await marking.take(key, 'denied', 'No.');
      expect(jira.double.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    },
  );

  test('a mark whose step then fails may exist', async () => {
    const id = 'customfield_10200';
    jira.double.world.fields.push({ id, name: 'Answer', type: 'string' });
    const mapping = exampleMapping();
    mapping.rejected = { field: { id, value: 'no' } };
    jira.double.trouble = ({ path, method }) =>
      method === 'POST' && path.endsWith('/transitions')
        ? { kind: 'answer', status: 400, body: '{}' }
        : undefined;
    await expect(jira.open({ mapping }).take(key, 'denied', '')).rejects.toMatchObject({
      delivery: 'unknown',
    });
  });

  test('a reminder replaces its message and its recipients, once or twice', async () => {
    const reminder = { message: 'Once more.', emailTo: 'bob@north.example' };
    const reminded = await tickets.remind(key, reminder);
    expect(reminded).toMatchObject({
      status: 'Waiting for customer',
      personal_message: 'Once more.',
      email_to: 'bob@north.example',
    });
    await expect(tickets.remind(key, reminder)).resolves.toMatchObject({
      ...reminded,
      updated_at: expect.any(Date),
    });
    await expect(tickets.remind(key, { message: '', emailTo: '' })).resolves.toMatchObject({
      personal_message: '',
      email_to: '',
    });
  });

  test('nothing happens if the issue is not a ticket', async () => {
    const bug = jira.double.issues.create({
      project: { key: 'CXT' },
      issuetype: { name: 'Bug' },
      summary: 'A bug',
    });
    for (const one of [bug.key, 'HR-1', 'CXT-99', '../myself']) {
      await expect(tickets.take(one, 'withdrawn', '')).rejects.toMatchObject({ delivery: 'refused' });
      await expect(tickets.remind(one, { message: 'x', emailTo: '' })).rejects.toMatchObject({
        delivery: 'refused',
      });
    }
    expect(
      jira.double.calls.filter(({ method, path }) => method === 'PUT' || path.includes(bug.key + '/')),
    ).toEqual([]);
  });
});
