/** The report of a review can be checked by the commands of docs/extensions/reviews.md (REQUIREMENTS 452, 453). */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MODULES } from '../../../../server/modules';
import { findWho, personalDataOf } from '../../../../server/platform/people/personalData';
import { isInstalled, testWith } from '../../../support/product/installed';
import { keyFiles, signingSettings } from '../../support/keyFiles';
import { startTestApp, type TestApp, type TestClient } from '../../../support/server/server';
import { payloadOf, REVIEWS, say, seen, started, step, viewer } from './reviewing';

const keys = keyFiles();
let server: TestApp;
let leader: TestClient;

beforeAll(async () => {
  server = await startTestApp({ settings: signingSettings(keys) });
});
beforeEach(async () => {
  await server.database.reset();
  leader = await server.as('admin');
});
afterAll(async () => {
  await server.close();
  rmSync(keys.folder, { recursive: true, force: true });
});

const dueOn = '2999-12-31';

async function closed(client: TestClient) {
  const review = await started(client, { dueOn });
  const afterQuestion = await payloadOf(
    await say(client, review, { action: 'ask', question: 'Who uses it?', asked: viewer }),
  );
  const updated = await payloadOf(await say(client, afterQuestion, { action: 'keep', remark: 'Needed' }));
  return payloadOf(await step(client, updated, { action: 'close', left: 0 }));
}

/** Follows the steps of docs/extensions/reviews.md; resolves with the output of openssl. */
function verify(report: Buffer, signature: Buffer): string {
  const file = (name: string, content: Buffer | string) => {
    const at = path.join(keys.folder, name);
    writeFileSync(at, content);
    return at;
  };
  const openssl = (...args: string[]) => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });
  const key = file('signing.pub', openssl('x509', '-in', keys.certificate, '-pubkey', '-noout'));
  const [of, by] = [file('review.json', report), file('review.sig', signature)];
  try {
    return openssl('dgst', '-sha256', '-verify', key, '-signature', by, of).trim();
  } catch {
    return 'Verification failure';
  }
}

testWith('openssl', isInstalled('openssl'))(
  'the report names who said what, and openssl tells whether a byte of it was altered (REQUIREMENTS 452)',
  async () => {
    const review = await closed(leader);
    expect(review.signed).toBe(true);
    const reader = await server.as('viewer');
    const report = (await reader.get(`${REVIEWS}/${review.id}/report`)).rawPayload;
    const signature = (await reader.get(`${REVIEWS}/${review.id}/signature`)).rawPayload;
    expect(JSON.parse(report.toString())).toMatchObject({
      ...{ title: review.title, closedBy: 'Test admin', withoutVerdict: 0 },
      rows: [
        {
          name: 'wiki.example',
          verdict: { kind: 'keep', remark: 'Needed', by: 'Test admin' },
          question: { text: 'Who uses it?', asked: viewer },
        },
      ],
    });
    expect(verify(report, signature)).toBe('Verified OK');
    const altered = Buffer.from(report);
    altered[altered.indexOf('Needed')] = 'n'.charCodeAt(0);
    expect(verify(altered, signature)).toBe('Verification failure');
  },
);

test('the audit trail has the hash of the report', async () => {
  const review = await closed(leader);
  const report = (await leader.get(`${REVIEWS}/${review.id}/report`)).rawPayload;
  const digest = createHash('sha256').update(report).digest('hex');
  expect(review.digest).toBe(digest);
  const entry = await server.database.read
    .selectFrom('audit_entry')
    .select('after')
    .where('kind', '=', 'review.closed')
    .executeTakeFirst();
  expect(JSON.parse(entry?.after ?? '{}')).toEqual({ action: 'close', left: 0, digest });
});

test('the report does not exist while the review is open', async () => {
  const review = await started(leader, { dueOn });
  for (const file of ['report', 'signature'])
    expect((await leader.get(`${REVIEWS}/${review.id}/${file}`)).statusCode).toBe(404);
});

test('a person who is erased is in no report any more, which then has no signature (REQUIREMENTS 453)', async () => {
  const review = await closed(leader);
  const who = await findWho(server.database.read, MODULES, { mail: 'admin@example.org' });
  const reviews = personalDataOf(MODULES).find(({ kind }) => kind === 'reviews');
  expect(await reviews?.find?.(server.database.read, who)).not.toEqual([]);
  await server.database.transaction(async (tx) => reviews?.forget?.(tx, who, { name: '—', texts: true }));
  const report = (await leader.get(`${REVIEWS}/${review.id}/report`)).body;
  expect(report).not.toMatch(/Test admin|admin@example\.org|Needed|Who uses it/);
  expect(report).toContain('Test viewer');
  expect((await leader.get(`${REVIEWS}/${review.id}/signature`)).statusCode).toBe(404);
  expect(await seen(leader, review)).toMatchObject({ signed: false, closedBy: '—' });
  expect(await reviews?.find?.(server.database.read, who)).toEqual([]);
});

test('names are removed at the end of their time, which starts when the review is closed', async () => {
  const review = await closed(leader);
  const reviews = personalDataOf(MODULES).find(({ kind }) => kind === 'reviews');
  const end = () =>
    server.database.transaction(async (tx) => reviews?.end?.(tx, new Date(Date.now() + 60_000), 100));
  expect([await end(), await end()]).toEqual([1, 0]);
  expect((await leader.get(`${REVIEWS}/${review.id}/report`)).body).not.toMatch(/Test admin|example\.org"/);
});
