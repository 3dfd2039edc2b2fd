/** Whatever a federation calls its levels: what a login is worth, what is asked for, and what can be set and decided. */
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { north, wiki } from '../../support/fixtures';
import { policyBody } from '../../support/policies';
import { testConfig } from '../../support/server';
import {
  decided,
  proxySettings,
  requestFor,
  withoutPolicies,
} from '../../extensions/decisions/server/deciding';
import { honest, inSeconds, RealLogin } from './realLogin';

const surfconext = 'http://surfconext.nl/assurance/loa';
const sfa = 'https://refeds.org/profile/sfa';
const mfa = 'https://refeds.org/profile/mfa';
const eidas = 'http://eidas.europa.eu/LoA/';
const itu = 'urn:example:x.1254:';

interface Scheme {
  readonly settings: Readonly<Record<string, string>>;
  /** Rank of a login by what the provider vouches for, and the level that the wire tells of it. */
  readonly ranks: readonly (readonly [acr: string | undefined, rank: number, told: number])[];
  /** What is asked for where rank 2 and rank 3 are needed. */
  readonly asked: readonly [two: string, three: string];
  /** A login that is enough for rank 2, and one that is not. */
  readonly enough: string;
  readonly tooLow: string;
  /** Lowest of a login that may change the level of a service, and levels to be set there, from low to high. */
  readonly highest: string;
  readonly rising: readonly string[];
}

const schemes: Readonly<Record<string, Scheme>> = {
  SURFconext: {
    settings: {
      DEFAULT_LOA: `${surfconext}1`,
      LOA_LEVELS: `${surfconext}1.5,${surfconext}2,${surfconext}3`,
    },
    ranks: [
      [`${surfconext}1`, 1, 1],
      [`${surfconext}1.5`, 1.5, 1],
      [`${surfconext}3`, 3, 3],
      [`${honest.acr}`, 0, 1],
      [undefined, 0, 1],
    ],
    asked: [`${surfconext}2`, `${surfconext}3`],
    enough: `${surfconext}3`,
    tooLow: `${surfconext}1.5`,
    highest: `${surfconext}3`,
    rising: [`${surfconext}1.5`, `${surfconext}2`, `${surfconext}3`],
  },
  REFEDS: {
    settings: { DEFAULT_LOA: sfa, LOA_LEVELS: `${mfa}=2` },
    ranks: [
      [sfa, 1, 1],
      [mfa, 2, 2],
      ['https://refeds.org/profile/mfa/', 0, 1],
    ],
    asked: [mfa, mfa],
    enough: mfa,
    tooLow: sfa,
    highest: mfa,
    rising: [mfa],
  },
  eIDAS: {
    settings: {
      DEFAULT_LOA: 'password',
      LOA_LEVELS: `${eidas}high=3,${eidas}low=1,${eidas}substantial=2`,
    },
    ranks: [
      ['password', 1, 1],
      [`${eidas}low`, 1, 1],
      [`${eidas}substantial`, 2, 2],
      [`${eidas}high`, 3, 3],
    ],
    asked: [`${eidas}substantial`, `${eidas}high`],
    enough: `${eidas}high`,
    tooLow: `${eidas}low`,
    highest: `${eidas}high`,
    rising: [`${eidas}low`, `${eidas}substantial`, `${eidas}high`],
  },
  'ITU-T X.1254': {
    settings: { DEFAULT_LOA: `${itu}loa1`, LOA_LEVELS: `${itu}loa2,${itu}loa3=3|X.1254 high,${itu}loa4` },
    ranks: [
      [`${itu}loa2`, 2, 2],
      [`${itu}loa4`, 4, 4],
    ],
    asked: [`${itu}loa2`, `${itu}loa3`],
    enough: `${itu}loa4`,
    tooLow: `${itu}loa1`,
    highest: `${itu}loa3`,
    rising: [`${itu}loa2`, `${itu}loa3`, `${itu}loa4`],
  },
  'a mixture': {
    settings: {
      DEFAULT_LOA: sfa,
      LOA_LEVELS: `${surfconext}2,${mfa}=2,${eidas}substantial=2,${surfconext}3,${eidas}high=3.5`,
    },
    ranks: [
      [mfa, 2, 2],
      [`${eidas}substantial`, 2, 2],
      [`${surfconext}3`, 3, 3],
      [`${eidas}high`, 3.5, 3],
    ],
    asked: [`${surfconext}2 ${mfa} ${eidas}substantial`, `${surfconext}3`],
    enough: `${eidas}substantial`,
    tooLow: sfa,
    highest: `${surfconext}3`,
    rising: [`${surfconext}2`, `${surfconext}3`, `${eidas}high`],
  },
};

describe.each(Object.entries(schemes))('levels of %s', (_name, scheme) => {
  let login: RealLogin;

  beforeAll(async () => {
    login = await RealLogin.open({
      settings: { ...scheme.settings, ...proxySettings },
      tickets: localDesk(testConfig()),
    });
  });
  beforeEach(() => login.server.database.reset());
  afterAll(() => login.close());

  async function signIn(acr: string | undefined, query = ''): Promise<string> {
    const claims = { ...honest, acr, auth_time: inSeconds(0) };
    const { session } = await login.comeBack(await login.begin(query), claims);
    return session?.value ?? '';
  }

  async function call(session: string, method: 'GET' | 'POST', path: string, body?: object) {
    const { statusCode, body: text } = await login.server.app.inject({
      method,
      url: `/dashboard/api${path}`,
      headers: { cookie: `__Host-sid=${session}`, 'sec-fetch-site': 'same-origin', 'x-idp-entity-id': north },
      ...(body && { payload: body }),
    });
    const answer = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    return { status: statusCode, ...answer };
  }

  test.each(scheme.ranks.map((row) => [...row] as const))(
    'a login with %s has rank %d',
    async (acr, rank, told) => {
      const session = await signIn(acr);
      expect(login.logged('signed in')).toMatchObject({ level: rank, ...(acr !== undefined && { acr }) });
      expect(await call(session, 'GET', '/users/me')).toMatchObject({ payload: { currentLoaLevel: told } });
    },
  );

  test('a step-up asks for every level that is enough, and compares what comes back by rank', async () => {
    for (const [index, expected] of scheme.asked.entries())
      expect((await login.begin(`?loa=${index + 2}`)).asked.get('acr_values')).toBe(expected);
    const back = async (acr: string) =>
      login.comeBack(await login.begin('?loa=2&redirect_url=/apps'), {
        ...honest,
        acr,
        auth_time: inSeconds(0),
      });
    expect((await back(scheme.enough)).location).toBe('/apps');
    expect((await back(scheme.tooLow)).location).toBe('/apps?stepup=unmet');
    expect(login.logged('level not reached')).toMatchObject({ acr: scheme.tooLow, asked: 2 });
  });

  test('a change is refused with the levels that are enough, and taken from whoever has one', async () => {
    const change = { spEntityId: wiki, type: 'NO_CONSENT', typeMetaData: 'saml20_sp' };
    const refused = await call(await signIn(scheme.tooLow), 'POST', '/users/me/consent', change);
    expect(refused).toMatchObject({ status: 403, acr_values: scheme.asked[0], level: 2 });
    const taken = await call(await signIn(scheme.enough), 'POST', '/users/me/consent', change);
    expect(taken.status).toBe(200);
  });

  test('every level can be set for a service, never a lower one', async () => {
    const set = (session: string, loaLevel: string) =>
      call(session, 'POST', '/users/me/surfsecureid', { entityId: wiki, loaLevel, entityType: 'saml20_sp' });
    const session = await signIn(scheme.highest);
    const ticket = await set(session, scheme.rising[0] ?? '');
    expect(ticket).toMatchObject({ status: 200, payload: { loaLevel: scheme.rising[0] } });
    await login.server.database.transaction((tx) =>
      tx
        .insertInto('level_setting')
        .values({
          institution_entity_id: north,
          service_entity_id: wiki,
          kind: 'stepup',
          level: scheme.rising.at(-1) ?? '',
        })
        .execute(),
    );
    for (const lower of ['', ...scheme.rising.slice(0, -1)])
      expect(await set(session, lower)).toMatchObject({
        status: 409,
        type: expect.stringContaining('level-lowered'),
      });
    expect((await set(session, 'https://elsewhere.example/strong')).status).toBe(400);
  });

  test('a policy asks for a level of the federation, and the proxy is obliged to it; for no other', async () => {
    const session = await signIn(scheme.highest);
    const policy = (level: string) =>
      policyBody({
        ...{ name: `Level ${level}`, type: 'step', attributes: [], denyAdvice: '', denyAdviceNl: '' },
        loas: [{ level }],
      });
    await withoutPolicies(login.server.database);
    const [asked = ''] = scheme.rising.slice(-1);
    expect(await call(session, 'POST', '/policies', policy(asked))).toMatchObject({ status: 200 });
    expect(await decided(login.server, requestFor({}))).toMatchObject({
      Decision: 'Permit',
      Obligations: [{ AttributeAssignment: [{ AttributeId: 'urn:loa:level', Value: asked }] }],
    });
    const other = policy('https://elsewhere.example/strong');
    expect(await call(session, 'POST', '/policies', other)).toMatchObject({
      status: 400,
      detail: expect.stringContaining('is not a level of this federation'),
    });
  });
});
