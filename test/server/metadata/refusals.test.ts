import { createHash } from 'node:crypto';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { everything, importText, resetForImport } from '../../support/importing';
import { aggregate, entity, namedInstitution, namedService, serviceRole } from '../../support/metadata';

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
  ['an entity without an id', aggregate(`\n${entity('', serviceRole())}`), /^aggregate\.xml:4: .*entityID/],
  [
    'expired metadata',
    aggregate(good, 'validUntil="2026-11-20T00:00:00Z"'),
    /:2: .*2026-11-20.*--allow-expired/,
  ],
  ['a validity that is none', aggregate(good, 'validUntil="tomorrow"'), /:2: validUntil is "tomorrow"/],
  [
    'an expired group within',
    aggregate(`${good}<EntitiesDescriptor validUntil="2020-01-01T00:00:00Z"/>`),
    /--allow-expired/,
  ],
  ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?>\n<a/>', /encoding is ISO-8859-1/],
  ['broken UTF-8', new Uint8Array([0x3c, 0x61, 0xff, 0xfe]), /the text is not UTF-8/],
];

test.each(bad)('%s is refused with file, line and reason, and changes nothing', async (_, file, message) => {
  const before = await everything(database);
  await expect(importText(database, file)).rejects.toThrow(message);
  expect(await everything(database)).toEqual(before);
});

test('a file of another hash or beyond the limit changes nothing; the right hash is taken', async () => {
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

test('expired metadata is read when that is allowed', async () => {
  await resetForImport(database);
  const old = aggregate(good, 'Name="https://old.example" validUntil="2026-11-20T00:00:00Z"');
  expect((await importText(database, old, { allowExpired: true })).services.came).toBe(1);
});
