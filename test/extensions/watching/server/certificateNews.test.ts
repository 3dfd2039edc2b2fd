/** People who watch a service get news that its certificates expire (REQUIREMENTS 469, 470). */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { certificateEnds } from '../../../../server/modules/metadata/reading/certificateEnds';
import {
  readCertificates,
  writeCertificateTurns,
} from '../../../../server/extensions/watching/news/certificateTurns';
import { importText, resetForImport } from '../../../support/server/importing';
import { aggregate } from '../../../support/server/metadata';
import { certificatesFor, chainFor, keyOf, serviceWith } from '../serviceCertificates';
import { startTestApp, type TestApp } from '../../../support/server/server';
import { newsOf, watch, watchingOf } from './watching';

const DAY = 24 * 3_600_000;
const notes = 'https://notes.example';
const other = 'https://other.example';
const [old, next] = certificatesFor(60, 700);
if (!old || !next) throw new Error('openssl has made no certificates');
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(() => resetForImport(server.database));
afterAll(() => server.close());

const importKeys = (...keys: string[]) => importText(server.database, aggregate(serviceWith(notes, ...keys)));
/** This many days before the first certificate ends. */
const before = (days: number) => new Date(old.ends.getTime() - days * DAY);
async function look(days: number): Promise<number> {
  while (await readCertificates(server.database)) await setImmediate();
  return server.database.transaction((tx) => writeCertificateTurns(tx, before(days)));
}
async function watching() {
  const admin = await server.as('admin');
  await watch(admin, { kind: 'service', object: notes, type: 'saml20_sp' });
  return admin;
}

test('30 and 7 days before, each once, regardless of how many servers look', async () => {
  await importKeys(keyOf(old, 'signing'), keyOf(next, 'encryption'));
  const admin = await watching();
  const written: number[] = [];
  for (const days of [31, 30, 29, 8, 7, 1, 0, -3]) {
    const both = await Promise.all([look(days), look(days)]);
    written.push(both[0] + both[1]);
  }
  expect(written).toEqual([0, 1, 0, 0, 1, 0, 0, 0]);
  const expected = { ends: old.ends.toISOString(), uses: ['signing'] };
  // Only the last of its steps is shown.
  expect((await watchingOf(admin)).news).toMatchObject([
    { kind: 'certificateEnds', service: { entityId: notes }, certificate: expected },
  ]);
});

test('a server that was down only reports that it is less than 7 days', async () => {
  await importKeys(keyOf(old));
  const admin = await watching();
  expect([await look(3), await look(2)]).toEqual([1, 0]);
  const [item] = (await watchingOf(admin)).news;
  expect(item?.certificate?.uses).toEqual(['signing', 'encryption']);
});

test('a service that has published the next one is not reported, before or after its certificate was', async () => {
  await importKeys(keyOf(old, 'signing'), keyOf(next, 'signing'));
  const admin = await watching();
  expect(await look(20)).toBe(0);
  await importKeys(keyOf(old, 'signing'));
  expect(await look(20)).toBe(1);
  expect(await newsOf(admin)).toEqual([`certificateEnds ${notes}`]);
  await importKeys(keyOf(next, 'signing'));
  expect(await newsOf(admin)).toEqual([]);
  await look(20);
  expect(await newsOf(admin)).toEqual([]);
});

test('a text that cannot be read delays no other', async () => {
  await importText(
    server.database,
    aggregate(serviceWith(notes, keyOf(old)) + serviceWith(other, keyOf(old))),
  );
  await server.database.transaction((tx) =>
    sql`update entity_source set xml = '<broken' where hash in (
      select hash from entity_metadata where entity_id = ${other})`.execute(tx),
  );
  const admin = await watching();
  expect(await look(20)).toBe(1);
  expect(await newsOf(admin)).toEqual([`certificateEnds ${notes}`]);
});

test('if no one watches services, nothing is read or written', async () => {
  await importKeys(keyOf(old));
  expect(await look(20)).toBe(0);
  const read = server.database.read.selectFrom('entity_source').select('certificate_ends');
  expect(await read.execute()).toEqual([{ certificate_ends: null }]);
});

/** The known ends of a service's certificates. */
const ends = (...keys: string[]) => certificateEnds(aggregate(serviceWith(notes, ...keys)));
const [first, last] = [old.ends.toISOString(), next.ends.toISOString()];
const broken = { base64: 'MIIC' };

test.each([
  ['a key for both', [keyOf(old)], { signing: first, encryption: first }],
  ['one for each', [keyOf(old, 'signing'), keyOf(next, 'encryption')], { signing: first, encryption: last }],
  ['a new key beside it', [keyOf(next, 'signing'), keyOf(old, 'signing')], { signing: last }],
  ['a general one that is newer', [keyOf(old, 'signing'), keyOf(next)], { signing: last, encryption: last }],
  ['one that cannot be read', [keyOf(old, 'signing'), keyOf(broken, 'signing')], {}],
  [
    'one that cannot be read, for another use',
    [keyOf(old, 'signing'), keyOf(broken, 'encryption')],
    { signing: first },
  ],
  [
    'a key without a certificate',
    ['<KeyDescriptor><ds:KeyInfo><ds:KeyName>k</ds:KeyName></ds:KeyInfo></KeyDescriptor>'],
    {},
  ],
  ['no key', [], {}],
])('the certificates of a service: %s', (_title, keys, expected) => {
  expect(ends(...keys)).toEqual(expected);
});

const [issuer, own] = chainFor(700, 60);
const pem = ({ base64 }: { readonly base64: string }) =>
  `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;

test.each([
  ['a PEM header', pem(old)],
  ['a PEM header of OpenSSL', pem(old).replaceAll('CERTIFICATE', 'TRUSTED CERTIFICATE')],
  ['a PEM header on one line', pem(old).replaceAll('\n', ' ')],
  ['the last line alone', `${old.base64}\n-----END CERTIFICATE-----`],
  ['words before it', `Certificate:\n  Subject: CN=service\n${pem(old)}`],
  ['a section', `<![CDATA[${pem(old)}]]>`],
  ['line ends of Windows', old.base64.replaceAll('\n', '&#13;\n')],
])('the end of a certificate that is written with %s', (_title, base64) => {
  expect(ends(keyOf({ base64 }, 'signing'))).toEqual({ signing: first });
});

test('in a chain of any order, the certificate that has issued no other counts', () => {
  const read = [
    [own, issuer],
    [issuer, own],
    [own, own],
  ].map((chain) => ends(keyOf({ base64: chain.map(pem).join('') }, 'signing')));
  expect(read).toEqual(read.map(() => ({ signing: own.ends.toISOString() })));
});

test('issuers, and keys of other roles, do not count', () => {
  const chain = keyOf(old, 'signing').replace(
    '</ds:X509Data>',
    `<ds:X509Certificate>${next.base64}</ds:X509Certificate></ds:X509Data>`,
  );
  expect(ends(chain)).toEqual({ signing: first });
  const other = `<IDPSSODescriptor protocolSupportEnumeration="x">${keyOf(next)}</IDPSSODescriptor>`;
  expect(
    certificateEnds(aggregate(serviceWith(notes, keyOf(old, 'signing')).replace('<SPSSO', `${other}<SPSSO`))),
  ).toEqual({ signing: first });
});
