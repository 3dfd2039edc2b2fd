import { returnLines } from '../../../../server/extensions/changeSets/lines';
import { databaseMailer } from '../../../../server/modules/mail/mailer';
import { openTickets } from '../../../../server/modules/tickets/openTickets';
import type { OpenRemote } from '../../../../server/modules/tickets/remote/openRemote';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import {
  describeWithRequestTracker,
  type RequestTracker,
  startRequestTracker,
} from '../../support/field/requestTracker';
import { north, south } from '../../../support/server/fixtures';
import { exampleMapping, openTestRt, type TestRt } from '../openTestRt';
import { expectSetsElsewhere } from '../../changeSets/changeSetElsewhere';
import { testConfig } from '../../../support/server/server';
import { connectRequest } from '../../../server/tickets/newTicket';
import { expectOverTheApi } from './overTheApi';

describeWithRequestTracker('a real Request Tracker', () => {
  let database: TestDatabase;
  let rt: RequestTracker;
  let front: TestRt;
  let remote: OpenRemote;

  beforeAll(async () => {
    [database, rt] = await Promise.all([openTestDatabase(), startRequestTracker()]);
  });
  beforeEach(async () => {
    await database.reset();
    await rt.reset();
    front = await openTestRt(rt);
    remote = front.open();
  });
  afterEach(() => front.close());
  afterAll(() => Promise.all([database.close(), rt.stop()]));

  const numberOf = (key: string) => key.replace('RT-', '');
  const path = (key: string) => `ticket/${numberOf(key)}`;
  const plain = (Content: string) => ({ Content, ContentType: 'text/plain' });
  const encoded = (text: string) => Buffer.from(text).toString('base64');
  const invitation = () =>
    connectRequest({
      type: 'LINKINVITE',
      emailTo: 'ann@north.example',
      change: null,
      userName: 'Federation desk',
    });
  async function historyLines(key: string): Promise<string[]> {
    const ticket = await remote.find(key);
    const events = ticket ? await remote.history(ticket) : [];
    return events.map(({ event, status, actor, comment }) =>
      [event, status, actor, comment].filter((part) => part !== undefined).join(', '),
    );
  }

  describe('at start', () => {
    const settings = () => ({ RT_URL: front.url, RT_CONFIG: 'docs/rt.example.json' });
    async function open(changes: Readonly<Record<string, string>> = {}) {
      const token = rt.account.kind === 'token' ? rt.account.token : '';
      const config = testConfig({ ...settings(), RT_TOKEN: token, ...changes });
      const needs = {
        config,
        database,
        mailer: databaseMailer(config),
        now: () => new Date(),
        returnRefused: returnLines,
      };
      const opened = await openTickets(needs, () => undefined);
      await opened.check?.();
      return opened;
    }

    test('the page for operators has the same values as the example', async () => {
      await remote.create(connectRequest(), 'one');
      await expect(remote.faults()).resolves.toEqual([]);
      const { tickets, start, stop } = await open();
      start();
      await expect(tickets.search(database.read, north, {})).resolves.toMatchObject({ total: 1 });
      await stop();
    });

    test('a difference from the settings is reported in sentences (REQUIREMENTS 380)', async () => {
      await remote.create(connectRequest(), 'one');
      const { fields, types } = exampleMapping();
      const mapping = {
        ...exampleMapping(),
        lifecycle: 'default',
        fields: { ...fields, service: 'Servcie' },
        types: { ...types, CHANGE: 'Change' },
      };
      await expect(front.open({ mapping }).faults()).resolves.toEqual([
        'lifecycle: the queue has the lifecycle "requests", and not "default".',
        'fields.service: "Federation" shows the account no custom field "Servcie" (right SeeCustomField).',
        'types.CHANGE: "Request type" has no value "Change".',
      ]);
      const elsewhere = { ...exampleMapping(), queue: 'General' };
      await expect(front.open({ mapping: elsewhere }).faults()).resolves.toEqual([
        'queue: the server shows the account no queue "General" (right SeeQueue).',
      ]);
      await expect(open({ RT_TOKEN: '1-1-stranger' })).rejects.toThrow(
        `The Request Tracker server at ${front.url} is not as the settings say:\nThe server does not let the account in (401)`,
      );
      await expect(front.open({ url: `${front.url}/nowhere` }).faults()).resolves.toEqual([
        'RT_URL: this address does not serve REST/2.0 (404): check its path.',
      ]);
    });
  });

  test('correspondence is shown and comments never are, regardless of who wrote them (REQUIREMENTS 382)', async () => {
    const { key } = await remote.create(connectRequest(), 'one');
    await rt.byTeam('POST', `${path(key)}/comment`, plain('They owe us money.'));
    await rt.byTeam('PUT', path(key), { Status: 'open' });
    await rt.byTeam('POST', `${path(key)}/correspond`, {
      Content: '<p>We are <b>on it</b>.</p>',
      ContentType: 'text/html',
    });
    await rt.byTeam('PUT', path(key), { Status: 'rejected' });
    await expect(historyLines(key)).resolves.toEqual([
      'request.filed, Open, Ann Bee',
      'work.started, In Progress, Enoch Root',
      'comment.added, In Progress, Enoch Root, We are on it.',
      'request.rejected, Resolved, Enoch Root',
    ]);
    await expect(remote.find(key)).resolves.toMatchObject({
      status: 'Resolved',
      rejected: true,
      body: 'Please connect us.',
    });
    expect(front.calls.some(({ path: requested }) => requested.includes('Comment'))).toBe(false);
  });

  test('reads only the name of an attached text file, and words that are too long are not an outage (REQUIREMENTS 382)', async () => {
    const { key } = await remote.create(connectRequest(), 'one');
    const long = 'x'.repeat(40_000);
    const file = { FileName: 'log.txt', FileType: 'text/plain', FileContent: encoded(long) };
    await rt.byTeam('POST', `${path(key)}/correspond`, { ...plain('See the log.'), Attachments: [file] });
    const narrow = front.open({ mostBytes: 20_000 });
    const ticket = await narrow.find(key);
    expect(ticket && (await narrow.history(ticket)).at(-1)).toMatchObject({ comment: 'See the log.' });

    await rt.byTeam('POST', `${path(key)}/correspond`, plain(long));
    await expect(ticket && narrow.history(ticket)).rejects.toMatchObject({ delivery: 'refused' });
    expect(front.log.at(-1)).toContain('the answer is too long');
    expect(narrow.isDown()).toBe(false);
    await expect(narrow.find(key)).resolves.toMatchObject({ key });
  });

  test('an answer is written once, with its status, even if the first attempt got no answer', async () => {
    const { key } = await remote.create(invitation(), 'one');
    front.trouble = ({ method }) => (method === 'POST' ? { kind: 'reset', done: true } : undefined);
    await expect(remote.take(key, 'denied', 'No, thanks.\nNot yet.')).rejects.toMatchObject({
      delivery: 'unknown',
    });
    front.trouble = () => undefined;
    await expect(remote.take(key, 'denied', 'No, thanks.\nNot yet.')).resolves.toMatchObject({
      rejected: true,
    });
    await expect(historyLines(key)).resolves.toEqual([
      'invitation.sent, Waiting for customer, Federation desk',
      'comment.added, Waiting for customer, Federation dashboard, No, thanks.\nNot yet.',
      'invitation.denied, Resolved, Federation dashboard',
    ]);
  });

  test('a change by another person in the meantime is not overwritten (REQUIREMENTS 383)', async () => {
    const { key } = await remote.create(invitation(), 'one');
    front.before = async ({ method }) => {
      if (method === 'PUT') await rt.byTeam('PUT', path(key), { Status: 'stalled' });
    };
    await expect(remote.take(key, 'settled', '')).rejects.toMatchObject({ delivery: 'refused' });
    expect(front.log.at(-1)).toContain('412');
    await expect(remote.take(key, 'settled', '')).rejects.toMatchObject({ delivery: 'refused' });
    expect(front.log.at(-1)).toContain('has the status "stalled", from which a step "settled" does not lead');
    await expect(remote.find(key)).resolves.toMatchObject({ status: 'On Hold' });
  });

  test('a step that the lifecycle does not know is refused in its words, and nothing changes', async () => {
    const { key } = await remote.create(invitation(), 'one');
    const statuses = {
      ...exampleMapping().statuses,
      finished: { status: 'Resolved', resolution: 'done' } as const,
    };
    const steps = { ...exampleMapping().steps, settled: 'finished' };
    const odd = front.open({ mapping: { ...exampleMapping(), statuses, steps } });
    await expect(odd.take(key, 'settled', '')).rejects.toMatchObject({ delivery: 'refused' });
    expect(front.log.at(-1)).toContain("Status 'finished' isn't a valid status for this ticket.");
  });

  test('only tickets of the queue with a known type are tickets, in its own case (REQUIREMENTS 381)', async () => {
    const { key } = await remote.create(connectRequest(), 'one');
    const made = async (body: object) =>
      `RT-${String(Object(await rt.byTeam('POST', 'ticket', { Subject: 'By hand', ...body }))['id'])}`;
    const [general, untyped] = [await made({ Queue: 'General' }), await made({ Queue: 'Federation' })];
    const typed = { 'Request type': 'Question', Institution: north.toUpperCase() };
    const byHand = await made({ Queue: 'Federation', CustomFields: typed, ...plain('How?') });
    for (const other of [general, untyped, 'RT-999999', 'CXT-1', 'RT-0', "RT-1' OR 1=1"]) {
      await expect(remote.find(other)).resolves.toBeUndefined();
    }
    await expect(remote.find(byHand)).resolves.toMatchObject({
      type: 'QUESTION',
      requestId: null,
      body: 'How?',
    });
    const found = await remote.search(north, {});
    expect(found.tickets.map((ticket) => ticket.key)).toEqual([key]);
    for (const odd of [`${north}' OR 'a' = 'a`, 'CF.{Institution}', "\\' OR id > 0 OR '", '%', '']) {
      await expect(remote.search(odd, {})).resolves.toMatchObject({ tickets: [] });
    }
    await expect(remote.search(undefined, { key: byHand })).resolves.toMatchObject({ total: 1 });
  });

  test('more tickets than a page are read page by page, and too many are refused rather than counted wrongly', async () => {
    front.pageSize = 2;
    const keys: string[] = [];
    for (const id of ['1', '2', '3']) keys.unshift((await remote.create(connectRequest(), id)).key);
    for (const sortBy of ['jiraKey', 'type'] as const) {
      const { tickets, total } = await remote.search(north, { sortBy });
      expect([tickets.map(({ key }) => key), total]).toEqual([keys, 3]);
    }
    const few = front.open({ mostTickets: 2 });
    await expect(few.search(north, {})).rejects.toMatchObject({ delivery: 'refused' });
    expect(front.log.at(-1)).toContain('at least 3 tickets match, more than the 2');
    await expect(few.search(south, {})).resolves.toEqual({ tickets: [], total: 0 });
  });

  describe('over the API', () => expectOverTheApi(() => ({ database, rt, front, remote })));
  describe('sets of changes', () => expectSetsElsewhere(() => ({ database, remote })));
});
