/**
 * Keys come from files and are checked at start; two certificates are published, so that readers can move
 * from one to the next.
 */
import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { certificateGauge } from '../../../../server/extensions/publishing/certificateGauge';
import { demonstrationKey } from '../../../../server/extensions/publishing/keys/demonstrationKey';
import { sha1Of } from '../../../../server/modules/federation/federation.module';
import { readConfig } from '../../../../server/readConfig';
import { importText, resetForImport } from '../../../support/server/importing';
import { aggregate, namedInstitution } from '../../../support/server/metadata';
import { startTestApp, testConfig } from '../../../support/server/server';
import { keyFiles, signingSettings, type KeyFiles } from '../../support/keyFiles';
import { isSigned } from '../signedMetadata';
import { NAMED } from '../../../support/server/named';

const [old, next] = [keyFiles(), keyFiles()];
const production = {
  ...NAMED,
  MODE: 'production',
  OIDC_ISSUER: 'https://op.example',
  OIDC_CLIENT_ID: 'x',
  OIDC_CLIENT_SECRET: 'y',
};
const uni = 'https://idp.uni.example';
const feed = `/metadata/idp/${sha1Of(uni)}/services.xml`;

async function reading(settings: Record<string, string>) {
  const server = await startTestApp({ settings });
  try {
    await resetForImport(server.database);
    await importText(server.database, aggregate(namedInstitution(uni, 'Uni', 'uni.example')));
    const reader = await server.as('guest');
    const { body } = await reader.call('GET', feed, undefined, { 'accept-encoding': 'identity' });
    return { feed: body, certificates: (await reader.get('/metadata/signing.pem')).body };
  } finally {
    await server.close();
  }
}

test('during a roll-over a reader that follows the address of the certificates can verify every answer', async () => {
  const steps: readonly Record<string, string>[] = [
    signingSettings(old),
    { ...signingSettings(old), PUBLISH_NEXT_CERTIFICATE: next.certificate },
    { ...signingSettings(next), PUBLISH_NEXT_CERTIFICATE: old.certificate },
    signingSettings(next),
  ];
  let trusted: string[] = [];
  for (const [index, settings] of steps.entries()) {
    const answer = await reading(settings);
    if (index > 0) expect(trusted.some((pem) => isSigned(answer.feed, pem))).toBe(true);
    trusted = answer.certificates.match(/-----BEGIN[^]*?END CERTIFICATE-----\n/g) ?? [];
    expect(trusted).toHaveLength(index === 1 || index === 2 ? 2 : 1);
    expect(isSigned(answer.feed, trusted[0] ?? '')).toBe(true);
    expect(isSigned(answer.feed, (index < 2 ? old : next).pem)).toBe(true);
    expect(isSigned(answer.feed, (index < 2 ? next : old).pem)).toBe(false);
  }
});

const folder = mkdtempSync(path.join(tmpdir(), 'idp-dashboard-keys-'));
const write = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};
const small = keyFiles(1024);
const edwards = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
afterAll(() => {
  for (const one of [folder, ...[old, next, small].map((files: KeyFiles) => files.folder)])
    rmSync(one, { recursive: true });
});

test.each([
  [
    'a key without its certificate',
    { PUBLISH_KEY: old.key },
    ['PUBLISH_CERTIFICATE: missing; PUBLISH_KEY needs it'],
  ],
  [
    'a certificate without its key',
    { PUBLISH_CERTIFICATE: old.certificate },
    ['PUBLISH_KEY: missing; PUBLISH_CERTIFICATE needs it'],
  ],
  [
    'the certificate of another key',
    { PUBLISH_KEY: old.key, PUBLISH_CERTIFICATE: next.certificate },
    [`PUBLISH_CERTIFICATE: ${next.certificate} is not the certificate of PUBLISH_KEY`],
  ],
  [
    'a key that is too small',
    signingSettings(small),
    [`PUBLISH_KEY: ${small.key} has 1024 bits; 2048 are needed`],
  ],
  [
    'a key that no one can verify',
    { PUBLISH_KEY: write('edwards.pem', String(edwards)), PUBLISH_CERTIFICATE: old.certificate },
    [
      expect.stringContaining('is neither an RSA key nor one on the curve'),
      expect.stringContaining('is not the certificate of'),
    ],
  ],
  [
    'files that do not exist, or have other contents',
    { ...signingSettings(old), PUBLISH_KEY: '/nowhere.pem', PUBLISH_NEXT_CERTIFICATE: write('no.pem', 'no') },
    [
      'PUBLISH_KEY: /nowhere.pem does not exist',
      expect.stringContaining('no.pem is not a readable certificate in PEM'),
    ],
  ],
])('%s is refused at start', (_title, settings: Record<string, string>, errors) => {
  expect(readConfig(settings).errors).toEqual(errors);
});

test('the demonstration makes a key, for its user alone, and stores it', async () => {
  const data = path.join(folder, 'data');
  const [one, another] = await Promise.all([
    demonstrationKey(data, new Date()),
    demonstrationKey(data, new Date()),
  ]);
  expect(one.id).toBe(another.id);
  expect((await demonstrationKey(data, new Date())).id).toBe(one.id);
  expect(readdirSync(data)).toEqual(['demo-signing.pem']);
  const file = path.join(data, 'demo-signing.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { certificate } = one;
  expect(certificate.checkPrivateKey(createPrivateKey(readFileSync(file)))).toBe(true);
  expect(certificate.verify(new X509Certificate(certificate.raw).publicKey)).toBe(true);
  expect(certificate.subject).toBe('CN=Demonstration of the dashboard');
});

test('how long the certificate is still valid is measured, and nothing without one', async () => {
  const config = testConfig(signingSettings(old));
  const end = Date.parse(String(config.publishing.signing?.certificate.validTo));
  const day = 86_400;
  const left = async (at: number) => (await certificateGauge({ config })(new Date(at)))[0]?.value;
  expect(await left(end - 30 * day * 1000)).toBe(30 * day);
  expect(await left(end + day * 1000)).toBe(-day);
  expect(await certificateGauge({ config: testConfig() })(new Date(end))).toEqual([]);
});

test('in production nothing is published without a key', async () => {
  const server = await startTestApp({ settings: { ...production, PUBLISH_ACCESS: 'public' } });
  const reader = await server.as('guest');
  for (const address of [feed, '/metadata/signing.pem', `/mdq/idp/${sha1Of(uni)}/entities/x`])
    expect((await reader.call('GET', address, undefined, { accept: 'text/html' })).statusCode).toBe(404);
  await server.close();
  expect(existsSync(path.join(server.config.dataDir, 'demo-signing.pem'))).toBe(false);
});
