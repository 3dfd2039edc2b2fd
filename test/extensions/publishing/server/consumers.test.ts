/** Programs read with their own tokens, which have the scope that the operator sets and can be revoked. */
import {
  consumersHandler,
  type ConsumersResult,
} from '../../../../server/extensions/publishing/consumers/consumersCommand';
import { sha1Of } from '../../../../server/modules/federation/federation.module';
import { UsageError } from '../../../../server/platform/control/program';
import {
  readConsumersArguments,
  consumersText,
} from '../../../../server/extensions/publishing/consumers.cli';
import { importText, resetForImport } from '../../../support/server/importing';
import { aggregate, namedInstitution, namedService } from '../../../support/server/metadata';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { keyFiles, signingSettings } from '../../support/keyFiles';

const [uni, college, maps] = [
  'https://idp.uni.example',
  'https://idp.college.example',
  'https://maps.new.example',
];
let server: TestApp;
let now = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  const settings = { ...signingSettings(keyFiles()), PUBLISH_ACCESS: 'consumers' };
  server = await startTestApp({ settings, now: () => now });
});
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await resetForImport(server.database);
  const institutions = [uni, college].map((id) => namedInstitution(id, id, new URL(id).hostname));
  await importText(server.database, aggregate([...institutions, namedService(maps, 'Maps')].join('')));
});
afterAll(() => server.close());

async function runConsumers(...args: string[]): Promise<ConsumersResult> {
  const { command } = readConsumersArguments(args);
  return (await consumersHandler({ database: server.database, now: () => now })(
    command,
    () => {},
    'operator',
  )) as ConsumersResult;
}

async function added(...args: string[]): Promise<string> {
  const result = await runConsumers('add', ...args);
  return 'token' in result ? result.token : '';
}

const addresses = {
  uni: `/metadata/idp/${sha1Of(uni)}/services.xml`,
  college: `/metadata/idp/${sha1Of(college)}/services.xml`,
  maps: `/mdq/sp/${sha1Of(maps)}/entities`,
  export: '/export/connections',
  filter: `/export/idp/${sha1Of(uni)}/shibboleth/attribute-filter.xml`,
  nobody: `/metadata/idp/${sha1Of('nobody')}/services.xml`,
};
const get = async (url: string, authorization?: string) =>
  server.app.inject({ url, headers: { host: 'localhost:8280', ...(authorization && { authorization }) } });
const statuses = async (authorization?: string) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(addresses).map(
        async ([name, url]) => [name, (await get(url, authorization)).statusCode] as const,
      ),
    ),
  );

test('a token gives the access for which it was issued, and without one only the certificates can be read', async () => {
  const none = { uni: 401, college: 401, maps: 401, export: 401, filter: 401, nobody: 401 };
  expect(await statuses()).toEqual(none);
  const all = await added('Hub', '--everything');
  expect(await statuses(`Bearer ${all}`)).toEqual({
    uni: 200,
    college: 200,
    maps: 200,
    export: 200,
    filter: 200,
    nobody: 404,
  });
  const institution = await added('Uni', '--institution', uni);
  expect(await statuses(`Bearer ${institution}`)).toEqual({
    uni: 200,
    college: 403,
    maps: 403,
    export: 200,
    filter: 200,
    nobody: 404,
  });
  const service = await added('Maps', '--service', maps);
  expect(await statuses(`Bearer ${service}`)).toEqual({
    uni: 403,
    college: 403,
    maps: 200,
    export: 200,
    filter: 403,
    nobody: 404,
  });
  expect((await get('/metadata/signing.pem')).statusCode).toBe(200);
});

test('a token is a password of HTTP Basic as well, with any user name', async () => {
  const token = await added('Hub', '--everything');
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  expect((await get(addresses.uni, basic(`any:${token}`))).statusCode).toBe(200);
  expect((await get(addresses.uni, basic(`:${token}`))).statusCode).toBe(200);
  const refused = await get(addresses.uni, basic('any:thing'));
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
    401,
    expect.stringContaining('Basic'),
  ]);
});

test.each([
  ['without a consumer', () => 'AAAAAAAAAAAA.AAAA'],
  ['with another secret', (token: string) => `${token.split('.')[0]}.${'A'.repeat(43)}`],
  ['that is cut', (token: string) => token.slice(0, -1)],
  ['that is too long', (token: string) => `${token}A`],
  ['with its id alone', (token: string) => token.split('.')[0] ?? ''],
  ['with characters that cannot be stored', () => '\u00ff.\u0000'],
])('a token %s opens nothing', async (_title, forged) => {
  const token = await added('Hub', '--everything');
  expect((await get(addresses.uni, `Bearer ${forged(token)}`)).statusCode).toBe(401);
});

test('a token is shown once, and stored as a hash of 256 random bits', async () => {
  const token = await added('Hub', '--everything');
  expect(await added('Other', '--everything')).not.toBe(token);
  const [, secret = ''] = token.split('.');
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const rows = await server.database.read.selectFrom('consumer').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(consumersText(await runConsumers('list'), Infinity)).not.toContain(secret);
});

test('a consumer that is removed reads nothing more, and stays in the list with its name', async () => {
  const token = await added('Hub', '--everything');
  expect((await get(addresses.uni, `Bearer ${token}`)).statusCode).toBe(200);
  now = new Date('2026-11-21T12:05:00Z');
  expect(consumersText(await runConsumers('revoke', 'Hub'), Infinity)).toBe(
    'The token of Hub holds no more.',
  );
  expect((await get(addresses.uni, `Bearer ${token}`)).statusCode).toBe(401);
  expect(await runConsumers('list')).toEqual({
    consumers: [
      {
        name: 'Hub',
        reads: 'everything',
        entityId: '',
        created: '2026-11-21T12:00:00.000Z',
        lastUsed: '2026-11-21T12:00:00.000Z',
        revoked: '2026-11-21T12:05:00.000Z',
      },
    ],
  });
  await expect(runConsumers('revoke', 'Hub')).rejects.toThrow('No consumer Hub has a token that holds.');
  await expect(runConsumers('add', 'Hub', '--everything')).rejects.toThrow('choose another name');
});

test('the last use is stored to the minute, and not written with each answer', async () => {
  const token = await added('Hub', '--everything');
  const lastUsed = async () => {
    const result = await runConsumers('list');
    return 'consumers' in result ? result.consumers[0]?.lastUsed : undefined;
  };
  expect(await lastUsed()).toBe('');
  for (const [at, noted] of [
    ['12:00:00', '12:00:00'],
    ['12:00:59', '12:00:00'],
    ['12:01:01', '12:01:01'],
  ] as const) {
    now = new Date(`2026-11-21T${at}Z`);
    await get(addresses.uni, `Bearer ${token}`);
    expect(await lastUsed()).toBe(`2026-11-21T${noted}.000Z`);
  }
});

test('a consumer can be limited only to entities that the federation knows', async () => {
  await expect(runConsumers('add', 'X', '--institution', maps)).rejects.toThrow(`no institution ${maps}`);
  await expect(runConsumers('add', 'X', '--service', uni)).rejects.toThrow(`no service ${uni}`);
});

test.each([
  [['add', 'X']],
  [['add', '--everything']],
  [['add', 'X', '--everything', '--service', maps]],
  [['add', 'X', 'Y', '--everything']],
  [['list', '--everything']],
  [['list', 'X']],
  [['revoke']],
  [['remove', 'X']],
  [[]],
])('an invalid command shows its usage: %j', (args) => {
  expect(() => readConsumersArguments(args)).toThrow(UsageError);
});

test('reads count against the limit of reads', async () => {
  const limited = await startTestApp({
    settings: { ...signingSettings(keyFiles()), READS_PER_MINUTE: '3' },
    database: server.database,
  });
  const codes = [];
  for (let attempt = 0; attempt < 4; attempt += 1)
    codes.push(
      (await limited.app.inject({ url: addresses.uni, headers: { host: 'localhost:8280' } })).statusCode,
    );
  await limited.close();
  expect(codes).toEqual([200, 200, 200, 429]);
});
