/**
 * Levels with any names that a federation uses: the rank of a login, the requested level, and the possible
 * settings.
 */
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import { north, wiki } from '../../support/server/fixtures';
import { policyBody } from '../../support/server/policies';
import { testConfig } from '../../support/server/server';
import { schemes } from './levelSchemes';
import { honest, inSeconds, RealLogin } from './realLogin';

describe.each(Object.entries(schemes))('levels of %s', (_name, scheme) => {
  let login: RealLogin;

  beforeAll(async () => {
    login = await RealLogin.open({
      settings: scheme.settings,
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
    async (acr, rank, level) => {
      login.lines.length = 0;
      const session = await signIn(acr);
      const warnings = login.lines.flatMap(({ level: severity, acr: named }) =>
        severity === 40 ? [named] : [],
      );
      expect(warnings).toEqual(rank === 0 && acr !== undefined ? [acr] : []);
      expect(login.logged('signed in')).toMatchObject({ level: rank, ...(acr !== undefined && { acr }) });
      expect(await call(session, 'GET', '/users/me')).toMatchObject({ payload: { currentLoaLevel: level } });
    },
  );

  test('a step-up requests every level that is enough, and compares the answer by rank', async () => {
    for (const [index, expected] of scheme.requested.entries())
      expect((await login.begin(`?loa=${index + 2}`)).parameters.get('acr_values')).toBe(expected);
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

  test('a change is refused with the levels that are enough, and accepted from a person who has one', async () => {
    const change = { spEntityId: wiki, type: 'NO_CONSENT', typeMetaData: 'saml20_sp' };
    const refused = await call(await signIn(scheme.tooLow), 'POST', '/users/me/consent', change);
    expect(refused).toMatchObject({ status: 403, acr_values: scheme.requested[0], level: 2 });
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

  test('a policy can require a level of the federation, and no other', async () => {
    const session = await signIn(scheme.highest);
    const policy = (level: string) =>
      policyBody({
        ...{ name: `Level ${level}`, type: 'step', attributes: [], denyAdvice: '', denyAdviceNl: '' },
        loas: [{ level }],
      });
    const [requested = ''] = scheme.rising.slice(-1);
    expect(await call(session, 'POST', '/policies', policy(requested))).toMatchObject({ status: 200 });
    const other = policy('https://elsewhere.example/strong');
    expect(await call(session, 'POST', '/policies', other)).toMatchObject({
      status: 400,
      detail: expect.stringContaining('is not a level of this federation'),
    });
  });
});
