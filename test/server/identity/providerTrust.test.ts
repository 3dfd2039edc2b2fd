import { honest, pass, RealLogin } from './realLogin';
import { newKeys, type ScriptedProvider } from './scriptedProvider';

let login: RealLogin;

beforeAll(async () => {
  login = await RealLogin.open();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => login.close());

describe('the keys of a provider', () => {
  let own: ScriptedProvider['signer'];
  beforeEach(() => {
    own = login.provider.signer;
  });
  afterEach(() => {
    login.provider.signer = own;
    login.provider.published = [own];
  });

  it('are the only ones that are trusted: a foreign one under a known name is not', async () => {
    login.provider.signer = { kid: own.kid, ...newKeys() };
    const back = await login.comeBack(await login.begin('?redirect_url=/apps'), honest);
    expect([back.location, back.session]).toEqual(['/apps?login=failed', undefined]);
    expect(login.logged('login failed')?.reason).toMatch(/signature verification failed/);
  });

  it('may change: an unknown name causes them to be read again, and withdrawn ones are not trusted any more', async () => {
    expect((await login.comeBack(await login.begin('?redirect_url=/apps'), honest)).location).toBe('/apps');
    login.provider.signer = { kid: 'next', ...newKeys() };
    login.provider.published = [login.provider.signer];
    // They are not read again within a minute, so that forged tokens cannot have us ask the provider all the time.
    pass(61);
    expect((await login.comeBack(await login.begin('?redirect_url=/apps'), honest)).location).toBe('/apps');
    login.provider.signer = own;
    pass(61);
    expect((await login.comeBack(await login.begin('?redirect_url=/apps'), honest)).location).toBe(
      '/apps?login=failed',
    );
  });
});

describe('a provider that refuses the code', () => {
  afterEach(() => {
    login.provider.refusal = undefined;
  });

  it.each([
    [
      'that has been used',
      { status: 400, body: { error: 'invalid_grant', error_description: 'Code was used', code: 'c0de' } },
      { error: 'invalid_grant', description: 'Code was used', status: 400 },
    ],
    [
      'of a client that it refuses, with a challenge',
      {
        status: 401,
        headers: { 'www-authenticate': 'Basic realm="tokens"' },
        body: { error: 'invalid_client', error_description: 'Bad secret', client_secret: 's3cret' },
      },
      { error: 'invalid_client', description: 'Bad secret', status: 401 },
    ],
    [
      'and says so in the challenge',
      {
        status: 401,
        headers: { 'www-authenticate': 'Bearer error="invalid_token", error_description="Gone"' },
        body: {},
      },
      { error: 'invalid_token', description: 'Gone', status: 401 },
    ],
  ])('%s is quoted in the log, and no secret with it', async (_title, refusal, quoted) => {
    login.provider.refusal = refusal;
    const back = await login.comeBack(await login.begin('?redirect_url=/apps'), honest, { code: 'c0de' });
    expect(back.location).toBe('/apps?login=failed');
    expect(login.logged('login failed')).toMatchObject(quoted);
    expect(JSON.stringify(login.logged('login failed'))).not.toMatch(/c0de|s3cret/);
  });

  it('at its own page is quoted as well', async () => {
    await login.comeBack(
      await login.begin(),
      {},
      { error: 'access_denied', error_description: 'The person went back' },
    );
    expect(login.logged('login refused by the provider')).toMatchObject({
      error: 'access_denied',
      description: 'The person went back',
    });
  });
});
