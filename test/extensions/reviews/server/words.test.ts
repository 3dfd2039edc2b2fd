/** The verdicts on a connection (REQUIREMENTS 447 to 454). */
import type { ChangeSet } from '../../../../src/extensions/changeSets/contract/changeSet.wire';
import { north, wiki } from '../../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../../support/server/server';
import { problemIn } from '../../../server/settings/changing';
import { mails, payloadOf, rowOf, say, seen, started, viewer } from './reviewing';

const now = () => new Date('2026-03-04T10:00:00Z');
let server: TestApp;
let leader: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  server = await startTestApp({ now });
});
beforeEach(async () => {
  await server.database.reset();
  leader = await server.as('admin');
  colleague = await server.as('viewer');
});
afterAll(() => server.close());

const set = async () =>
  (await leader.get('/dashboard/api/x/changes/set')).json<{ payload: ChangeSet }>().payload.lines;
const kinds = async () =>
  (
    await server.database.read
      .selectFrom('audit_entry')
      .select(['kind', 'institution'])
      .orderBy('number')
      .execute()
  )
    .filter(({ kind }) => /^(review|changes)\./.test(kind))
    .map(({ kind, institution }) => [kind, institution]);

test('if two people judge at once, the second gets a message, and the verdict of the first stands (REQUIREMENTS 448)', async () => {
  const review = await started(leader);
  const responses = await Promise.all([
    say(leader, review, { action: 'keep', remark: 'First' }),
    say(await server.as('admin'), review, { action: 'end', remark: 'Second' }),
  ]);
  const isFirst = responses[0].statusCode === 200;
  const [won, lost] = isFirst ? responses : [responses[1], responses[0]];
  expect([won.statusCode, lost.statusCode, problemIn(lost)]).toEqual([200, 409, 'review-changed']);
  const { verdict } = rowOf(await seen(leader, review));
  expect([verdict?.kind, verdict?.remark]).toEqual(isFirst ? ['keep', 'First'] : ['end', 'Second']);
  expect(await set()).toHaveLength(isFirst ? 0 : 1);
});

test('an end adds a line to the set of changes and ends nothing; another verdict removes it (REQUIREMENTS 447)', async () => {
  const review = await started(leader);
  const ended = await payloadOf(await say(leader, review, { action: 'end', remark: 'Nobody uses it' }));
  expect(rowOf(ended)).toMatchObject({ connected: true, verdict: { kind: 'end' } });
  expect((await set()).map(({ kind, service, addedBy }) => [kind, service, addedBy])).toEqual([
    ['disconnect', wiki, 'Test admin'],
  ]);
  const again = await payloadOf(await say(leader, ended, { action: 'end', remark: 'Still nobody' }));
  expect(await set()).toHaveLength(1);
  await say(leader, again, { action: 'keep' });
  expect(await set()).toEqual([]);
  expect(await kinds()).toEqual(
    [
      'review.started',
      'changes.gathered',
      'review.judged',
      'review.judged',
      'changes.gathered',
      'review.judged',
    ].map((kind) => [kind, north]),
  );
});

test('a line that was added by hand stays if an end becomes another verdict', async () => {
  const line = { kind: 'disconnect', service: wiki, serviceType: 'saml20_sp' };
  await leader.post('/dashboard/api/x/changes/set/lines', { lines: [line] });
  const review = await started(leader);
  const ended = await payloadOf(await say(leader, review, { action: 'end' }));
  await say(leader, ended, { action: 'keep' });
  expect(await set()).toHaveLength(1);
});

test('a question goes to the person who is asked; the row stays open, and is judged after the answer (REQUIREMENTS 449)', async () => {
  const review = await started(leader);
  const afterQuestion = await payloadOf(
    await say(leader, review, { action: 'ask', question: 'Who uses it?', asked: viewer }),
  );
  expect(afterQuestion).toMatchObject({ done: 0 });
  const [letter] = await mails(server);
  expect(letter?.subject).toBe('Review of 2026: a question about wiki.example');
  expect(letter?.plain_text).toContain('Who uses it?');
  expect(rowOf(await seen(colleague, review))).toMatchObject({ asksMe: true, mine: false });
  expect((await say(colleague, afterQuestion, { action: 'keep' })).statusCode).toBe(403);
  const answered = await payloadOf(
    await say(colleague, afterQuestion, { action: 'answer', answer: 'The library' }),
  );
  expect(rowOf(answered).question).toMatchObject({
    text: 'Who uses it?',
    asked: viewer,
    by: 'Test admin',
    answer: { text: 'The library', by: 'Test viewer' },
  });
  const updated = await payloadOf(await say(leader, answered, { action: 'keep' }));
  expect(rowOf(updated)).toMatchObject({ verdict: { kind: 'keep' }, question: { text: 'Who uses it?' } });
});
