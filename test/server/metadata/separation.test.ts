import { signIn } from '../../../server/modules/identity/login/signIn';
import { embeddedSettings } from '../../../server/modules/identity/login/providerSettings';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { importText, resetForImport } from '../../support/server/importing';
import { aggregate, displayName, entity, institutionRole, serviceRole } from '../../support/server/metadata';
import { testConfig } from '../../support/server/server';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => resetForImport(database));
afterAll(() => database.close());

const scope = 'uni.example';
const uni = 'https://idp.uni.example';
const lab = 'https://idp.lab.uni.example';
const foreign = 'https://foreign.example/idp';

interface Claimed {
  readonly scope?: string;
  readonly registrar?: string;
  readonly isService?: boolean;
}

const idp = (
  entityId: string,
  { scope: says = scope, registrar = 'https://home.example', isService }: Claimed = {},
) => {
  const registered = `<Extensions><mdrpi:RegistrationInfo registrationAuthority="${registrar}"/></Extensions>`;
  const role = institutionRole(`<shibmd:Scope>${says}</shibmd:Scope>`, displayName(entityId));
  return entity(entityId, registered + role + (isService ? serviceRole('', displayName(entityId)) : ''));
};
const home = (...entities: readonly string[]) =>
  importText(database, aggregate(entities.join(''), 'Name="https://home.example/all"'));
const abroad = (...entities: readonly string[]) =>
  importText(database, aggregate(entities.join(''), 'Name="https://abroad.example/all"'));
const other = { registrar: 'https://abroad.example' };

async function ids(): Promise<Record<string, string | null>> {
  const rows = await database.read
    .selectFrom('institution')
    .select(['entity_id', 'institution_id'])
    .where('entity_id', 'in', [uni, lab, foreign])
    .execute();
  return Object.fromEntries(rows.map((row) => [row.entity_id, row.institution_id]));
}

/** Entity ids of the institutions of a person who logs in there. */
async function institutionsOf(entityId: string): Promise<readonly string[]> {
  const { levels } = testConfig();
  const settings = embeddedSettings({ publicUrl: 'https://issuer.example' }, 'secret');
  const claims = { iss: 'https://issuer.example', sub: 'somebody', [settings.claims.institution]: entityId };
  const signedIn = await signIn(database.read, claims, settings, levels);
  return signedIn.kind === 'person' ? signedIn.principal.institutions : [];
}

const isApart = async () => {
  expect(await institutionsOf(foreign)).toEqual([foreign]);
  expect(await institutionsOf(uni)).toEqual([lab, uni]);
};

test('the same scope of the same registrar in the same feed is one institution', async () => {
  expect((await home(idp(uni), idp(lab))).scopeConflicts).toEqual([]);
  expect(await ids()).toEqual({ [uni]: scope, [lab]: scope });
  expect(await institutionsOf(lab)).toEqual([lab, uni]);
});

test.each([
  ['another feed of another registrar', () => abroad(idp(foreign, other))],
  ['another feed that claims the same registrar', () => abroad(idp(foreign))],
  [
    'another feed, again and again',
    async () => {
      await abroad(idp(foreign, other));
      await home(idp(uni), idp(lab));
      return abroad(idp(foreign, other), idp('https://more.example', { ...other, scope: 'more.example' }));
    },
  ],
  ['another registrar in the same feed', () => home(idp(uni), idp(lab), idp(foreign, other))],
  ['another registrar before it in the same feed', () => home(idp(foreign, other), idp(uni), idp(lab))],
])('a scope that an institution holds here gives nothing to %s', async (_title, claim) => {
  await home(idp(uni), idp(lab));
  await claim();
  await isApart();
  expect(await ids()).toMatchObject({ [uni]: scope, [lab]: scope });
});

test('the report names the entities that stay apart', async () => {
  await home(idp(uni), idp(lab));
  expect((await abroad(idp(foreign, other))).scopeConflicts).toMatchObject([{ entityId: foreign, scope }]);
});

test('the first institution holds the scope, and no one gets the other’s institution', async () => {
  await abroad(idp(foreign, other));
  const apart = (await home(idp(uni), idp(lab))).scopeConflicts;
  expect(apart.map(({ entityId }) => entityId)).toEqual([lab, uni]);
  await isApart();
  const before = await ids();
  await home(idp(uni), idp(lab), idp('https://third.example', { scope: 'third.example' }));
  await abroad(idp(foreign, other));
  expect(await ids()).toEqual(before);
});

test('two registrars in one new file: the rights are apart in either order', async () => {
  const report = await home(idp(foreign, other), idp(uni), idp(lab));
  expect(report.scopeConflicts.length).toBeGreaterThan(0);
  await isApart();
});

test('a registrar that is renamed for all leaves one institution, under its id', async () => {
  await home(idp(uni), idp(lab));
  const renamed = { registrar: 'https://www.home.example' };
  expect((await home(idp(uni, renamed), idp(lab, renamed))).scopeConflicts).toEqual([]);
  expect(await ids()).toEqual({ [uni]: scope, [lab]: scope });
});

test.each([
  ['in a different case', 'UNI.example'],
  ['that only looks alike', 'un\u0456.example'],
  ['as a pattern', '.*'],
  ['that is the id of an institution made here', 'north.example'],
])('a scope %s is another one', async (_title, says) => {
  await home(idp(uni), idp(lab));
  await abroad(idp(foreign, { ...other, scope: says }));
  await isApart();
});

test('an institution that no import added keeps its own data', async () => {
  const { entity_id, institution_id } = await database.read
    .selectFrom('institution')
    .select(['entity_id', 'institution_id'])
    .where('institution_id', 'is not', null)
    .orderBy('entity_id')
    .executeTakeFirstOrThrow();
  const claim = await abroad(idp(foreign, { ...other, scope: institution_id ?? '' }));
  expect(claim.scopeConflicts).toMatchObject([{ entityId: foreign, scope: institution_id }]);
  expect(await institutionsOf(foreign)).toEqual([foreign]);
  expect(await institutionsOf(entity_id)).not.toContain(foreign);
});

test('a service that is an identity provider as well belongs to its own institution', async () => {
  await home(idp(uni), idp(lab));
  await abroad(idp(foreign, { ...other, isService: true }));
  const service = await database.read
    .selectFrom('service')
    .select('institution_id')
    .where('entity_id', '=', foreign)
    .executeTakeFirstOrThrow();
  const { [foreign]: own } = await ids();
  expect(service.institution_id).toBe(own);
  expect(own).not.toBe(scope);
});
