import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { allSettings, readConfig } from '../../server/readConfig';
import { NAMED } from '../support/server/named';
import { documentedBlocks } from '../support/field/documented';

const provider = {
  ...NAMED,
  OIDC_ISSUER: 'https://issuer.example',
  OIDC_CLIENT_ID: 'a',
  OIDC_CLIENT_SECRET: 'b',
  DATABASE_URL: 'postgresql://localhost/dashboard',
};

test('needs no settings for a trial', () => {
  expect(readConfig({}).config).toMatchObject({
    mode: 'demo',
    host: 'localhost',
    port: 8280,
    publicUrl: 'http://localhost:8280',
    dataDir: './data',
    levels: {
      lowest: { uri: 'http://idp-dashboard.example/assurance/loa1', rank: 1 },
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

test('runs in production as soon as a provider is named', () => {
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
    LOGO_HOSTS: 'https://logos.example',
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
    'LOGO_HOSTS',
    'LOG_LEVEL',
    'MODE',
    'PORT',
    'SESSION_IDLE_SECONDS',
    'STATS_TIME_ZONE',
    'STEP_UP',
  ]);
  expect(errors?.every((line) => !line.includes('\n'))).toBe(true);
});

test('production names all that it lacks at once, and the demonstration lacks nothing', () => {
  const { FEDERATION_NAME: _name, DEFAULT_LOA: _lowest, LOA_LEVELS: _levels, ...others } = provider;
  const named = (more: Readonly<Record<string, string>>) =>
    readConfig({ ...others, ...more }).errors?.map((line) => /^(\w+): missing; /.exec(line)?.[1]);
  expect(named({})).toEqual(['FEDERATION_NAME', 'DEFAULT_LOA', 'LOA_LEVELS']);
  expect(named({ FEDERATION_NAME: 'Harwick', LOA_LEVELS: 'mfa=2' })).toEqual(['DEFAULT_LOA']);
  // Without a step-up there may be no level above the lowest.
  expect(named({ FEDERATION_NAME: 'Harwick', STEP_UP: '0' })).toEqual(['DEFAULT_LOA']);
  const { config } = readConfig({ ...others, FEDERATION_NAME: 'Harwick', STEP_UP: '0', DEFAULT_LOA: 'sfa' });
  expect(config?.levels).toMatchObject({ lowest: { uri: 'sfa' }, offered: [], superUser: 1 });
});

test('the settings of INSTALL are enough', () => {
  const [, , settings = ''] = documentedBlocks('INSTALL.md', '## In ten minutes');
  expect(readConfig(parseEnv(settings)).errors).toBeUndefined();
});

test.each([
  ['production without a provider', { ...provider, MODE: 'production', OIDC_ISSUER: '' }, 'OIDC_ISSUER'],
  ['production on the embedded database', { ...provider, DATABASE_URL: '' }, 'DATABASE_URL'],
  ['a login that anybody can listen to', { ...provider, OIDC_ISSUER: 'http://login.example' }, 'OIDC_ISSUER'],
  ['a provider without its secret', { ...provider, OIDC_CLIENT_SECRET: ' ' }, 'OIDC_CLIENT_SECRET'],
  ['a provider in demo mode', { ...provider, MODE: 'demo' }, 'OIDC_ISSUER'],
  ['plain http for other machines', { ...provider, PUBLIC_URL: 'http://dashboard.example' }, 'PUBLIC_URL'],
  ['a public address with a query', { PUBLIC_URL: 'https://dashboard.example/sub?x=1' }, 'PUBLIC_URL'],
  [
    'a public address that is written in codes',
    { PUBLIC_URL: 'https://dashboard.example/a%20b' },
    'PUBLIC_URL',
  ],
  ['the demo login on the network', { HOST: '0.0.0.0' }, 'HOST'],
  ['a passphrase in an address', { DATABASE_URL: 'secret' }, 'DATABASE_URL'],
])('refuses %s', (_title, environment, name) => {
  const { errors } = readConfig(environment);
  expect(errors).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  expect(errors?.join()).not.toContain('secret');
});

test('accepts settings by name that it refuses otherwise, and connections that no one can listen to', () => {
  const taken = [
    { DATABASE_URL: '', ALLOW_EMBEDDED_DATABASE: '1' },
    { OIDC_ISSUER: 'http://login.example', ALLOW_UNENCRYPTED_LOGIN: '1' },
    { OIDC_ISSUER: 'http://localhost:8080' },
    { OIDC_ISSUER: 'http://[::1]:8080' },
  ];
  for (const settings of taken) expect(readConfig({ ...provider, ...settings }).errors).toBeUndefined();
});

test.each([
  ['the demonstration', {}, 'desk@federation.example'],
  ['the demonstration of another operator', { SUPPORT_EMAIL: 'help@here.example' }, 'help@here.example'],
  ['a server in real use', provider, undefined],
])('in %s, the address for help is its own', (_which, settings, expected) => {
  const { config } = readConfig(settings);
  expect(config?.federation).toMatchObject({ languages: ['en', 'nl', 'pt'] });
  expect(config?.federation.supportEmail).toBe(expected);
  for (const page of ['helpUrl', 'termsUrl', 'operatorUrl'])
    expect(config?.federation).not.toHaveProperty(page);
});

describe('an unknown setting', () => {
  test.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['OIDC_CLIENT_SECRETS', 'OIDC_CLIENT_SECRET'],
    ['LOGIN_PER_MINUTE', 'LOGINS_PER_MINUTE'],
    ['VISUALIZER', 'VISUALISER'],
  ])('%s is refused, since %s may be meant', (written, meant) => {
    expect(readConfig({ [written]: '1' }).errors).toEqual([
      `${written}: not a setting; did you mean ${meant}?`,
    ]);
  });

  test.each([
    'HOME',
    'NODE',
    'LANG',
    'LANGUAGE',
    'HOSTNAME',
    'PWD',
    'TERM',
    'EDITOR',
    'JIRA_HOME',
    'SMTP_HOST',
  ])('%s belongs to another program', (name) => {
    expect(readConfig({ [name]: 'x' }).errors).toBeUndefined();
  });

  test('belongs to another program if the setting that it resembles is set', () => {
    const both = { HELP_URL: 'https://help.example', HELP_URI: 'x' };
    expect(readConfig(both).errors).toBeUndefined();
  });
});

test('a misspelt setting is found regardless of which are set: one slip in any name is reported with the name', () => {
  const names = [...allSettings().keys()];
  const slips = names
    .filter((name) => name.length >= 6)
    .flatMap((name) => [name.slice(0, -1), `${name}X`, name.replace('_', '')])
    .filter((slip) => slip !== 'LANGUAGE' && !names.includes(slip));
  expect(slips.length).toBeGreaterThan(100);
  for (const slip of slips)
    expect(readConfig({ [slip]: 'x' }).errors).toEqual([expect.stringContaining(`${slip}: not a setting`)]);
});

test('allows the demo login on the network if a setting says so', () => {
  expect(readConfig({ HOST: '0.0.0.0', ALLOW_DEMO_LOGIN_ON_NETWORK: '1' }).config?.host).toBe('0.0.0.0');
});

test('the account of the service dashboard is complete or missing, and its password is in no line', () => {
  const SP_DASHBOARD_USER = 'spd';
  const SP_DASHBOARD_PASSWORD = 'a secret of machines';
  expect(readConfig({ SP_DASHBOARD_USER, SP_DASHBOARD_PASSWORD }).config).toMatchObject({
    spDashboard: { user: 'spd', password: SP_DASHBOARD_PASSWORD },
  });
  expect(readConfig({}).config).not.toHaveProperty('spDashboard');
  for (const settings of [
    { SP_DASHBOARD_USER },
    { SP_DASHBOARD_PASSWORD },
    { SP_DASHBOARD_USER: 's:d', SP_DASHBOARD_PASSWORD },
    { SP_DASHBOARD_USER, SP_DASHBOARD_PASSWORD: 'a short secret' },
  ]) {
    const { errors } = readConfig(settings);
    expect(errors).toHaveLength(1);
    expect(errors?.join()).not.toMatch(/secret/);
  }
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-secrets-'));
  const inFile = (text: string) => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, text);
    return file;
  };
  const secrets = [...allSettings()].filter(([, { secret }]) => secret).map(([name]) => name);

  afterAll(() => rmSync(folder, { recursive: true }));

  test('has the same effect as the setting itself', () => {
    const { OIDC_CLIENT_SECRET: _secret, ...others } = provider;
    const { config } = readConfig({
      ...others,
      PUBLIC_URL: 'https://dashboard.example',
      OIDC_CLIENT_SECRET_FILE: inFile('b c\n'),
    });
    expect(config?.oidc?.clientSecret).toBe('b c');
  });

  test.each(secrets)(
    '%s: a file that does not exist, is empty, or is set twice is reported by name, and never its text',
    (name) => {
      const errorsOf = (more: Readonly<Record<string, string>>) => readConfig(more).errors?.join('\n') ?? '';
      expect(errorsOf({ [`${name}_FILE`]: '/nowhere/secret' })).toContain(
        `${name}_FILE: /nowhere/secret cannot be read (ENOENT)`,
      );
      expect(errorsOf({ [`${name}_FILE`]: inFile('') })).toContain(`${name}_FILE: ${folder}/secret is empty`);
      const twice = errorsOf({ [name]: 'a-hidden-word', [`${name}_FILE`]: inFile('a-hidden-word') });
      expect(twice).toContain(`${name}_FILE: ${name} is set as well`);
      expect(twice).not.toContain('hidden');
    },
  );

  test('a setting that is not a secret is not read from a file, and a slip in the name of a file is found', () => {
    expect(readConfig({ PORT_FILE: inFile('80') }).errors).toEqual([
      'PORT_FILE: not a setting: only secrets are read from files',
    ]);
    expect(readConfig({ SMTP_URL_FLE: inFile('x') }).errors).toEqual([
      'SMTP_URL_FLE: not a setting; did you mean SMTP_URL_FILE?',
    ]);
  });
});
