/** Roles that a directory keeps beside the login: who gets them, and the effects of an outage. */
import type { InstitutionRoles } from '../../../../src/contracts/wire/roles';
import type { CurrentUser } from '../../../../src/contracts/wire/user';
import { north } from '../../../support/server/fixtures';
import { ann, type StoredPerson, type TestDirectory } from './directories/directory';
import { LdapTestDirectory, testWithSlapd } from './directories/ldapDirectory';
import { RestTestDirectory } from './directories/restDirectory';
import { ScimTestDirectory } from './directories/scimDirectory';
import { honest, pass, RealLogin } from '../../../server/identity/realLogin';

const LIMIT = 7200;
const EARLY = 0.8 * LIMIT;
const ADMIN = ['ROLE_DASHBOARD_ADMIN'];
const VIEWER = ['ROLE_DASHBOARD_VIEWER'];
const SUPER_USER = ['ROLE_DASHBOARD_SUPER_USER'];
const MEMBER = ['ROLE_DASHBOARD_MEMBER'];

const others: readonly StoredPerson[] = [
  {
    ...ann,
    uid: 'cleo',
    firstName: 'Cleo',
    surname: 'Dee',
    email: 'cleo@north.example',
    roles: ['maintainer'],
  },
  { ...ann, uid: 'sam', firstName: 'Sam', surname: 'South', institutionId: 'south.example' },
];

const kinds: readonly (readonly [string, typeof test, () => Promise<TestDirectory>])[] = [
  ['REST', test, () => RestTestDirectory.open()],
  ['SCIM', test, () => ScimTestDirectory.open()],
  [
    'SCIM, told by its users',
    test,
    async () => Object.assign(await ScimTestDirectory.open(), { tells: 'in users' }),
  ],
  ['LDAP', testWithSlapd, () => LdapTestDirectory.open()],
];

describe.each(kinds)('REQUIREMENTS 373, 374, 391: a directory by %s', (_kind, testHere, openDirectory) => {
  let directory: TestDirectory;
  let login: RealLogin;

  beforeAll(async () => {
    directory = await openDirectory();
  });
  afterAll(() => directory.close());

  async function open(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    login = await RealLogin.open({
      settings: {
        ROLES_SECONDS: String(LIMIT),
        OIDC_GROUP_SUPER_USER: 'desk',
        OIDC_GROUP_VIEWER: 'viewers',
        ...directory.settings,
        ...settings,
      },
    });
    await login.server.database.reset();
  }
  afterEach(async () => {
    jest.restoreAllMocks();
    await login.close();
    await directory.start();
  });

  async function signIn(claims: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const { session } = await login.comeBack(await login.begin(), {
      ...honest,
      groups: [],
      sub: 'ann',
      ...claims,
    });
    return `__Host-sid=${session?.value ?? ''}`;
  }

  async function read<T>(cookie: string, url: string): Promise<T> {
    const headers = { cookie, 'x-idp-entity-id': north };
    const response = await login.server.app.inject({ url: `/dashboard/api/${url}`, headers });
    return response.json<{ payload: T }>().payload;
  }
  const me = (cookie: string) => read<CurrentUser>(cookie, 'users/me');
  const rolesOf = async (cookie: string) =>
    (await me(cookie)).grantedAuthorities.map(({ authority }) => authority);

  async function changes() {
    const rows = await login.server.database.read
      .selectFrom('audit_entry')
      .selectAll()
      .where('kind', '=', 'roles.changed')
      .orderBy('number')
      .execute();
    return rows.map(({ before, after }) =>
      [before, after].map((text) => JSON.parse(text ?? 'null') as unknown),
    );
  }

  testHere('gives a role without a new login, and takes it', async () => {
    await directory.keep([ann, ...others]);
    await open();
    const session = await signIn();
    expect(await rolesOf(session)).toEqual(ADMIN);
    await directory.keep([{ ...ann, roles: ['maintainer'] }, ...others]);
    expect(await rolesOf(session)).toEqual(ADMIN);
    pass(EARLY);
    expect(await rolesOf(session)).toEqual(VIEWER);
    await directory.keep(others);
    pass(EARLY);
    expect(await rolesOf(session)).toEqual(MEMBER);
    expect((await me(session)).rolesAway).toBeUndefined();
    expect(await changes()).toEqual([
      [{ authorities: ADMIN }, { authorities: VIEWER }],
      [{ authorities: VIEWER }, { authorities: [] }],
    ]);
  });

  testHere.each([
    ['a viewer by login, owner there', ['viewers'], ['owner'], ADMIN],
    ['an admin by login, maintainer there', ['owners'], ['maintainer'], ADMIN],
    ['a super user by login, owner there', ['desk'], ['owner'], SUPER_USER],
    ['both roles there', [], ['maintainer', 'owner'], ADMIN],
    ['a group of super users that no setting names', [], ['superUser', 'maintainer'], VIEWER],
  ] as const)('the strongest counts: %s', async (_title, groups, roles, expected) => {
    await directory.keep([{ ...ann, roles }]);
    await open();
    expect(await rolesOf(await signIn({ groups }))).toEqual(expected);
  });

  testHere('makes a super user by a group that a setting names', async () => {
    await directory.keep([{ ...ann, roles: ['superUser'] }]);
    await open({ ROLES_SUPER_USER: directory.superUsers });
    expect(await rolesOf(await signIn())).toEqual(SUPER_USER);
  });

  testHere('says nothing of somebody at another institution, nor of somebody else', async () => {
    await directory.keep([{ ...ann, institutionId: 'south.example' }, ...others]);
    await open({ ROLES_PERSON: 'Shib-InetOrgPerson-mail' });
    for (const email of ['ann', '*', 'c*', 'x)(uid=cleo', 'x)(|(uid=*', 'x&uid=cleo', '\\2a'])
      expect([email, await rolesOf(await signIn({ email }))]).toEqual([email, MEMBER]);
    expect(await rolesOf(await signIn({ email: 'cleo' }))).toEqual(VIEWER);
  });

  testHere('is asked by the attribute that a setting names', async () => {
    await directory.keep([{ ...ann, uid: 'ann@north.example' }]);
    for (const name of ['Shib-InetOrgPerson-mail', 'urn:mace:dir:attribute-def:mail']) {
      await open({ ROLES_PERSON: name });
      expect(await rolesOf(await signIn({ email: 'ann@north.example' }))).toEqual(ADMIN);
      expect(await rolesOf(await signIn())).toEqual(MEMBER);
    }
  });

  testHere(
    'counts while it is away as it last was, then no more, and tells people; back, it counts at once',
    async () => {
      await directory.keep([ann]);
      await open();
      const session = await signIn();
      await directory.stop();
      pass(EARLY);
      expect(await rolesOf(session)).toEqual(ADMIN);
      const later = await signIn();
      expect(await me(later)).toMatchObject({ grantedAuthorities: [{ authority: ADMIN[0] }] });
      expect((await me(later)).rolesAway).toBeUndefined();
      pass(LIMIT - EARLY + 1);
      for (const one of [session, later, await signIn()]) {
        expect(await rolesOf(one)).toEqual(MEMBER);
        expect((await me(one)).rolesAway).toBe(true);
      }
      await directory.start();
      pass(60);
      expect(await rolesOf(session)).toEqual(ADMIN);
      expect((await me(session)).rolesAway).toBeUndefined();
    },
  );

  testHere('may be away at the first login, which goes on with the roles of the login', async () => {
    await directory.keep([{ ...ann, roles: ['owner'] }]);
    await open();
    await directory.stop();
    const session = await signIn({ groups: ['viewers'] });
    expect(await rolesOf(session)).toEqual(VIEWER);
    expect((await me(session)).rolesAway).toBe(true);
    expect(login.logged('roles of the directory not read')).toBeDefined();
  });

  testHere('is asked once by many calls', async () => {
    await directory.keep([ann]);
    await open();
    const session = await signIn();
    pass(EARLY);
    const before = await directory.requestCount();
    const roles = await Promise.all(Array.from({ length: 12 }, () => rolesOf(session)));
    expect(new Set(roles.flat())).toEqual(new Set(ADMIN));
    expect((await directory.requestCount()) - before).toBe(1);
  });

  testHere('REQUIREMENTS 375: names owners and maintainers, and for a time while it is away', async () => {
    await directory.keep([ann, ...others]);
    await open();
    const session = await signIn();
    const named = async () => {
      const roles = await read<InstitutionRoles>(session, 'idp/current/roles');
      return Object.values(roles).map((people) => people.map(({ fullName }) => fullName));
    };
    expect(await read<InstitutionRoles>(session, 'idp/current/roles')).toEqual({
      SURFconextverantwoordelijke: [
        {
          uid: 'ann',
          firstName: 'Ann',
          surname: 'Bee',
          fullName: 'Ann Bee',
          email: 'ann@north.example',
          roles: [{ shortName: 'CONVER', roleName: 'SURFconextverantwoordelijke' }],
        },
      ],
      SURFconextbeheerder: [expect.objectContaining({ uid: 'cleo', fullName: 'Cleo Dee' })],
    });
    const before = await directory.requestCount();
    await named();
    expect(await directory.requestCount()).toBe(before);
    await directory.stop();
    pass(EARLY);
    expect(await named()).toEqual([['Ann Bee'], ['Cleo Dee']]);
  });
});
