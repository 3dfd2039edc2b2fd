import { createHash } from 'node:crypto';
import { verifySignature } from '../../../server/modules/metadata/signature/verify';
import { openTestDatabase, type TestDatabase } from '../../support/server/database';
import { everything, importText, resetForImport } from '../../support/server/importing';
import {
  aggregate,
  entity,
  namedInstitution,
  namedService,
  serviceRole,
} from '../../support/server/metadata';
import { ENVELOPED, EXCLUSIVE_TRANSFORM, template } from '../../support/server/signing';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await resetForImport(database);
});
afterAll(() => database.close());

const good =
  namedService('https://new.example', 'New') + namedInstitution('https://idp.new.example', 'N', 'n');
const many = Array.from({ length: 60 }, (_, index) =>
  namedService(`https://new-${index}.example`, 'New'),
).join('\n');
const text = aggregate(`${many}\n${good}`);
const root = 'xmlns="urn:oasis:names:tc:SAML:2.0:metadata"';

const bad: readonly (readonly [title: string, text: string | Uint8Array, message: RegExp])[] = [
  ['an empty file', '', /^aggregate\.xml:1: document must contain a root element/],
  ['something else than XML', 'hello', /^aggregate\.xml:1: /],
  ['a truncated file', text.slice(0, text.length - 200), /^aggregate\.xml:6\d: unclosed tag/],
  ['tags that do not match', aggregate(`${good}\n<a></b>`), /^aggregate\.xml:4: /],
  [
    'a document type',
    `<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "b">]>\n${aggregate(good).split('\n').slice(1).join('\n')}`,
    /^aggregate\.xml:2: a document type \(DOCTYPE\) is not allowed/,
  ],
  [
    'an external entity',
    `<!DOCTYPE x SYSTEM "file:///etc/hostname"><EntitiesDescriptor ${root}>&x;</EntitiesDescriptor>`,
    /DOCTYPE/,
  ],
  ['an entity that nobody defined', aggregate(`${good}\n&external;`), /^aggregate\.xml:4: undefined entity/],
  [
    'another namespace',
    '<EntitiesDescriptor xmlns="urn:other"/>',
    /^aggregate\.xml:1: the outermost element is EntitiesDescriptor in the namespace "urn:other"/,
  ],
  ['a web page', '<html><body/></html>', /the outermost element is html/],
  ['no entity at all', aggregate(''), /^aggregate\.xml: it holds no identity provider and no service/],
  ['nobody of a role that counts', aggregate(entity('https://a.example', '')), /no identity provider/],
  [
    'an entity without an id',
    aggregate(`\n${entity('', serviceRole())}`),
    /that can be taken: line 4: its entityID/,
  ],
  [
    'expired metadata',
    aggregate(good, 'validUntil="2026-11-20T00:00:00Z"'),
    /:2: .*2026-11-20.*--allow-expired/,
  ],
  ['a validity that is none', aggregate(good, 'validUntil="tomorrow"'), /:2: validUntil is "tomorrow"/],
  ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?>\n<a/>', /encoding is ISO-8859-1/],
  ['broken UTF-8', new Uint8Array([0x3c, 0x61, 0xff, 0xfe]), /the text is not UTF-8/],
];

test.each(bad)('%s is refused with file, line and reason, and changes nothing', async (_, file, message) => {
  const before = await everything(database);
  await expect(importText(database, file)).rejects.toThrow(message);
  expect(await everything(database)).toEqual(before);
});

test('a file of another hash or beyond the limit changes nothing; the right hash is accepted', async () => {
  const before = await everything(database);
  await expect(importText(database, text, { sha256: 'ab'.repeat(32) })).rejects.toThrow(
    /SHA-256 is [0-9a-f]{64}, not abab/,
  );
  await expect(importText(database, text, { maxBytes: 1000 })).rejects.toThrow(/larger than 1000 bytes/);
  expect(await everything(database)).toEqual(before);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const report = await importText(database, text, { sha256: sha256.toUpperCase() });
  expect(report).toMatchObject({ sha256, services: { came: 61 }, institutions: { came: 1 } });
});

test('the content of one entity never causes a refusal of the others, nor does the database', async () => {
  await resetForImport(database);
  const odd = [
    entity('https://date.example', serviceRole(), 'validUntil="2034-1-1"'),
    entity(`https://id.example/${'ü'.repeat(1000)}`, serviceRole()),
    namedService('https://cut.example', `-${'😀'.repeat(70_000)}`),
    entity(`https://longest.example/${'x'.repeat(1000)}`, serviceRole()),
  ];
  const report = await importText(
    database,
    aggregate(odd.join('') + good, 'cacheDuration="P100Y" Name="odd"'),
  );
  expect(report).toMatchObject({
    services: { came: 3 },
    institutions: { came: 1 },
    cacheSeconds: 2 ** 31 - 1,
  });
  expect(report.unusable).toHaveLength(2);
  expect(report.shortened).toEqual(['https://cut.example: DisplayName']);
});

test('expired metadata is read if that is allowed', async () => {
  await resetForImport(database);
  const old = aggregate(good, 'Name="https://old.example" validUntil="2026-11-20T00:00:00Z"');
  expect((await importText(database, old, { allowExpired: true })).services.came).toBe(1);
});

const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const EXPECTED =
  /transforms are http\S+(, http\S+)*; exactly two are expected: http\S+enveloped-signature, then http\S+exc-c14n#$/;

test.each([
  [
    'SHA-1 as digest',
    { digest: 'http://www.w3.org/2000/09/xmldsig#sha1' },
    /digest is .*sha1, which is not accepted; accepted are .*#sha256, /,
  ],
  [
    'RSA with SHA-1',
    { method: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' },
    /signature method is .*rsa-sha1/,
  ],
  [
    'HMAC, with the certificate as its secret',
    { method: `${MORE}hmac-sha256` },
    /signature method is .*hmac-sha256/,
  ],
  [
    'inclusive canonicalization',
    { canonicalization: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315' },
    /canonicalization is .*, which is not accepted; accepted are .*exc-c14n#, /,
  ],
  ['one transform', { transforms: ENVELOPED }, EXPECTED],
  ['the transforms in another order', { transforms: EXCLUSIVE_TRANSFORM + ENVELOPED }, EXPECTED],
  [
    'XSLT',
    { transforms: `${ENVELOPED}<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"/>` },
    EXPECTED,
  ],
  [
    'XPath beside them',
    {
      transforms: `${ENVELOPED}${EXCLUSIVE_TRANSFORM}<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"/>`,
    },
    EXPECTED,
  ],
  ['a file as reference', { uri: 'file:///etc/passwd' }, /is of "file:\/\/\/etc\/passwd"/],
  ['an XPointer', { uri: '#xpointer(/)' }, /is of "#xpointer/],
  ['no transform', { transforms: '<!-- none -->' }, /transforms are missing; exactly two are expected/],
  ['no method', { method: '' }, /signature method is missing, which is not accepted; accepted are/],
] as const)('a signature with %s is refused, with the expected form', (_title, said, reason) => {
  // The profile is looked at before the key, so that no tool has to sign.
  const signed = template('rsa', said).replace(/<ds:(DigestValue|SignatureValue)\/>/g, '<ds:$1>YWJj</ds:$1>');
  const text = aggregate(signed + good, 'ID="whole"');
  expect(() => verifySignature(Buffer.from(text), 'ab'.repeat(32))).toThrow(reason);
});

test.each([
  ['ASCII', /^it is not signed/],
  ['us-ascii', /^it is not signed/],
  ['ISO-8859-1', /only XML 1.0 in UTF-8 is read/],
])('a signed file that declares %s is read, or refused in words', (encoding, reason) => {
  const text = aggregate(good).replace('UTF-8', encoding);
  expect(() => verifySignature(Buffer.from(text), 'ab'.repeat(32))).toThrow(reason);
});
