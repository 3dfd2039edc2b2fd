/** While two dashboards are in use, the policies of the existing one come in again and again (REQUIREMENTS 400). */
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { fromDashboard } from '../../../../server/extensions/state/from/dashboard';
import { federation, login, uni, wiki, type Federation } from '../../../support/otherServer/federation';
import { serveOther, type ServedOther } from '../../../support/otherServer/serveOther';
import { stateFile, takeText } from '../stateFiles';

let database: TestDatabase;
let held: Federation;
let other: ServedOther;

const policy = (changes: object = {}) => ({
  id: '66ab',
  name: 'Staff only',
  description: '',
  serviceProviderIds: [wiki],
  identityProviderIds: [uni],
  attributes: [{ name: 'urn:mace:dir:attribute-def:eduPersonAffiliation', value: 'employee' }],
  denyAdvice: 'No',
  denyAdviceNl: 'Nee',
  denyRule: false,
  allAttributesMustMatch: true,
  userDisplayName: 'Ann Bee',
  authenticatingAuthorityName: uni,
  revisionNbr: 1,
  created: '2026-03-01T10:00:00Z',
  active: true,
  type: 'reg',
  ...changes,
});
const library = policy({ id: '77cd', name: 'Library' });

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.empty();
  held = federation({ login: login({ role: 'SUPER_USER' }), policies: [policy(), library] });
  other = await serveOther(held);
});
afterEach(() => other.stop());
afterAll(() => database.close());

/** Imports the policies of the existing dashboard; returns the outcome of each. */
async function mirror(): Promise<string[]> {
  const records: object[] = [];
  for await (const record of fromDashboard({ address: other.url, cookie: 'JSESSIONID=1' }, () => undefined))
    if ('kind' in record && record.kind === 'policy') records.push(record);
  const { outcomes } = await takeText(database, stateFile(...records));
  return outcomes.map(({ name, done }) => `${name}: ${done}`).sort();
}
async function documentNow(id: string) {
  const now = await database.read
    .selectFrom('policy')
    .innerJoin('policy_revision as state', (join) =>
      join.onRef('state.policy_id', '=', 'policy.id').onRef('state.number', '=', 'policy.revision'),
    )
    .select('state.document')
    .where('policy.id', '=', id)
    .executeTakeFirst();
  return now?.document;
}

test('policies are imported as they are there, with later changes', async () => {
  expect(await mirror()).toEqual(['Library (77cd): created', 'Staff only (66ab): created']);
  expect(await mirror()).toEqual(['Library (77cd): unchanged', 'Staff only (66ab): unchanged']);
  Object.assign(held, { policies: [policy({ revisionNbr: 2, denyAdvice: 'Not you' }), library] });
  Object.assign(held, { revisions: [policy()] });
  expect(await mirror()).toEqual(['Library (77cd): unchanged', 'Staff only (66ab): changed']);
  expect(await documentNow('66ab')).toMatchObject({ denyMessages: { en: 'Not you' } });
});

test('a policy that was changed here as well is refused by name, loses nothing, and the others are imported', async () => {
  await mirror();
  const document = JSON.stringify({ ...(await documentNow('66ab')), description: 'Ours' });
  await database.transaction(async (tx) => {
    const state = { policy_id: '66ab', number: 2, author: 'Ann', authority: uni, document };
    await tx
      .insertInto('policy_revision')
      .values({ ...state, saved_at: new Date() })
      .execute();
    await tx.updateTable('policy').set({ revision: 2 }).where('id', '=', '66ab').execute();
  });
  Object.assign(held, {
    policies: [
      policy({ revisionNbr: 2, description: 'Theirs' }),
      { ...library, revisionNbr: 2, description: 'New' },
    ],
    revisions: [policy(), library],
  });
  expect(await mirror()).toEqual(['Library (77cd): changed', 'Staff only (66ab): refused']);
  expect(await documentNow('66ab')).toMatchObject({ description: 'Ours' });
  expect(await documentNow('77cd')).toMatchObject({ description: 'New' });
});

test('a policy that was deleted there stays here, as the page for both at once says', async () => {
  await mirror();
  Object.assign(held, { policies: [library] });
  expect(await mirror()).toEqual(['Library (77cd): unchanged']);
  expect(await documentNow('66ab')).toBeDefined();
});
