import { readConfig } from '../../server/readConfig';

const provider = { OIDC_ISSUER: 'https://issuer.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };

test('needs nothing to try it out', () => {
  expect(readConfig({}).config).toMatchObject({
    mode: 'demo',
    host: 'localhost',
    port: 8280,
    publicUrl: 'http://localhost:8280',
    dataDir: './data',
    levels: {
      default: 'http://idp-dashboard.example/assurance/loa1',
      offered: [1.5, 2, 3].map((rank) => ({
        uri: `http://idp-dashboard.example/assurance/loa${rank}`,
        rank,
        labels: { en: expect.stringContaining(`Level ${rank}`) },
      })),
      stepUpEnabled: true,
      seconds: 3_600,
    },
    session: { idleSeconds: 28_800 },
    catalogueCacheMb: 64,
  });
});

test('is for production as soon as a provider is named', () => {
  const { config } = readConfig({ ...provider, PUBLIC_URL: 'https://dashboard.example/', PORT: '80' });
  expect(config).toMatchObject({
    mode: 'production',
    publicUrl: 'https://dashboard.example',
    oidc: { issuer: 'https://issuer.example', clientId: 'a', clientSecret: 'b' },
  });
});

test('names every bad setting in a line of its own', () => {
  const { errors } = readConfig({
    MODE: 'test',
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    CATALOGUE_CACHE_MB: '0',
    LOG_LEVEL: 'loud',
    LANGUAGES: 'en,de',
    STEP_UP: 'yes',
    LOA_LEVELS: 'high',
    STATS_TIME_ZONE: 'Mars/Base',
    HELP_URL: 'javascript:alert(1)',
    SESSION_IDLE_SECONDS: '-1',
  });
  expect(errors?.map((line) => line.split(':')[0]).sort()).toEqual([
    'CATALOGUE_CACHE_MB',
    'DATABASE_URL',
    'HELP_URL',
    'LANGUAGES',
    'LOA_LEVELS',
    'LOG_LEVEL',
    'MODE',
    'PORT',
    'SESSION_IDLE_SECONDS',
    'STATS_TIME_ZONE',
    'STEP_UP',
  ]);
  expect(errors?.every((line) => !line.includes('\n'))).toBe(true);
});

test.each([
  ['production without a provider', { MODE: 'production' }, 'OIDC_ISSUER'],
  ['a provider without its secret', { ...provider, OIDC_CLIENT_SECRET: ' ' }, 'OIDC_CLIENT_SECRET'],
  ['a provider in demo mode', { ...provider, MODE: 'demo' }, 'OIDC_ISSUER'],
  ['plain http for other machines', { ...provider, PUBLIC_URL: 'http://dashboard.example' }, 'PUBLIC_URL'],
  ['a public address with a path', { PUBLIC_URL: 'https://dashboard.example/sub' }, 'PUBLIC_URL'],
  ['the demo login on the network', { HOST: '0.0.0.0' }, 'HOST'],
  ['a passphrase in an address', { DATABASE_URL: 'secret' }, 'DATABASE_URL'],
])('refuses %s', (_what, environment, name) => {
  const { errors } = readConfig(environment);
  expect(errors).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  expect(errors?.join()).not.toContain('secret');
});

test('allows the demo login on the network when told so', () => {
  expect(readConfig({ HOST: '0.0.0.0', ALLOW_DEMO_LOGIN_ON_NETWORK: '1' }).config?.host).toBe('0.0.0.0');
});
