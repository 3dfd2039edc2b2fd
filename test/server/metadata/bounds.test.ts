/**
 * Any file: nothing long is held in memory, and long parts are left out, cut or refused at a bounded cost.
 */
import { readMetadata } from '../../../server/modules/metadata/reading/readMetadata';
import { LONGEST_TEXT } from '../../../server/modules/metadata/reading/tokenBounds';
import { importNow, parse } from '../../support/server/importing';
import { aggregate, displayName, entity, namedService, serviceRole } from '../../support/server/metadata';

const MB = 1024 * 1024;
const id = 'https://sp.example';
const after = namedService('https://after.example', 'After');
const long = 'x'.repeat(LONGEST_TEXT + 5_000);
const inService = (inner: string) => aggregate(`\n${entity(id, serviceRole('', inner))}\n${after}`);
const names = (text: string, piece?: number) => {
  const { entities, aggregate: read } = parse(text, piece);
  return { read, name: entities[0]?.serviceProvider?.displayNames['en'], others: entities.slice(1).length };
};

test.each([
  ['comments', `Name<!-- a > b \n <x> ' " -->, on`, 'Name, on'],
  ['a comment of signs', '<!----->Name<!---->', 'Name'],
  ['sections', '<![CDATA[a < b]]> and <![CDATA[]]]]><![CDATA[>]]>', 'a < b and ]]>'],
  ['instructions', '<?php echo "<b>" ?>Name', 'Name'],
  ['references', 'a &lt;!-- b --&gt; &#x263A;', 'a <!-- b --> ☺'],
])('%s have the same meaning, wherever the pieces end', (_title, written, meant) => {
  const text = inService(displayName(written));
  for (const piece of [1, 2, 3, 7, 64, text.length]) {
    expect([piece, names(text, piece)]).toMatchObject([piece, { name: meant, others: 1 }]);
  }
});

test.each([
  ['a text', displayName(long)],
  ['a text of many parts', displayName(`${'y<!-- z -->'.repeat(LONGEST_TEXT + 1)}`)],
  ['sections', displayName(`<![CDATA[${long}]]><![CDATA[${long}]]>`)],
])('%s is cut, which is reported, and the rest is read', (_title, inner) => {
  const { name, others, read } = names(inService(inner), 4_096);
  expect(name).toHaveLength(LONGEST_TEXT);
  expect(others).toBe(1);
  expect(read.shortened).toEqual([`${id}: DisplayName`]);
});

test('neither a character nor a reference is split', () => {
  for (const unit of ['😀', '&amp;', '&#x1F600;'])
    for (let shift = 0; shift < unit.length; shift += 1) {
      const text = inService(displayName('-'.repeat(shift) + unit.repeat(LONGEST_TEXT / 2)));
      const { name = '', others } = names(text, 10_000);
      expect(others).toBe(1);
      expect(name.length).toBeGreaterThan(LONGEST_TEXT / 12);
      expect(name.slice(shift).replaceAll(/😀|&/g, '')).toBe('');
    }
});

const picture = `data:image/png;base64,${'iVBOR&#10;'.repeat(LONGEST_TEXT / 8)}`;
const address = `https://a.example/${long}`;

test.each([
  ['a picture', `<mdui:Logo height="1" width="1">${picture}</mdui:Logo>`, 'Logo'],
  [
    'an address',
    `<mdui:PrivacyStatementURL xml:lang="en">${address}</mdui:PrivacyStatementURL>`,
    'PrivacyStatementURL',
  ],
  [
    'a value',
    `<mdui:Logo height="1" width="1${'0'.repeat(LONGEST_TEXT)}">https://l.example</mdui:Logo>`,
    'Logo',
  ],
])('%s that is too long is left out completely, which is reported', (_title, inner, element) => {
  const { entities, aggregate: read } = parse(inService(inner), 4_096);
  expect(entities[0]?.serviceProvider).toMatchObject({ privacyStatementUrls: {} });
  expect(entities[0]?.serviceProvider?.logos.filter(({ url }) => url !== '')).toEqual([]);
  expect([read.droppedTexts, read.shortened]).toEqual([[`${id}: ${element}`], []]);
});

test('a scope, a registrar and the address of a contact are not read in part', () => {
  const [entityRead] = parse(
    aggregate(
      entity(
        id,
        `<Extensions><mdrpi:RegistrationInfo registrationAuthority="${address}"/><shibmd:Scope>${long}</shibmd:Scope></Extensions>
         <IDPSSODescriptor/><ContactPerson contactType="${long}"><EmailAddress>a@${long}</EmailAddress></ContactPerson>
         <ContactPerson contactType="support"/>`,
      ),
    ),
    4_096,
  ).entities;
  expect(entityRead).toMatchObject({
    identityProvider: { scopes: [] },
    contacts: [{ emailAddresses: [] }, {}],
  });
  expect(entityRead?.registrationAuthority).toBeUndefined();
});

test('an oversized entity is left out and reported; no other entity is', () => {
  const much = Array.from({ length: 40 }, (_, index) => displayName(`${long}`, `x-${index}`)).join('');
  const { entities, aggregate: read } = parse(inService(much), 8_192);
  expect(entities.map(({ entityId }) => entityId)).toEqual(['https://after.example']);
  expect(read.tooLarge).toEqual([id]);
  const many = '<ContactPerson contactType="other"/>'.repeat(20_000);
  expect(parse(aggregate(entity(id, serviceRole() + many)), 8_192).aggregate.tooLarge).toEqual([id]);
});

test.each([
  ['a tag without an end', `<x ${'a="b" '.repeat(300_000)}`, /a tag is longer/],
  ['a comment without an end', `<!-- ${long}`, /a comment has no end/],
  ['a section without an end', `<![CDATA[${long}`, /unclosed/],
  ['a value without an end', `<x a="${long}`, /unclosed/],
])('%s is refused', (_title, inner, message) => {
  expect(() => parse(inService(inner).split('</mdui:UIInfo>')[0] ?? '', 4_096)).toThrow(message);
});

test('a fault is reported with its line, even after a part that is left out or cut', () => {
  const lines = `<!--\n\n${'z\n'.repeat(500)}-->${displayName(`${long}\n\n\n`)}`;
  const before = aggregate('').split('\n').length;
  for (const piece of [3, 1_000]) {
    const text = aggregate(`${entity(id, serviceRole('', lines))}\n<a></b>`);
    const line = text.slice(0, text.indexOf('<a></b>')).split('\n').length;
    expect(line).toBeGreaterThan(500 + before - 3);
    expect(() => parse(text, piece)).toThrow(new RegExp(`^aggregate\\.xml:${line}: `));
  }
});

/** Yields a file of this many megabytes, without ever holding two of them at once. */
async function* largeFile(begin: string, filler: string, end: string, megabytes: number) {
  const piece = Buffer.from(filler.repeat(Math.ceil(MB / filler.length)));
  const [head = '', tail = ''] = inService('<!--here-->').split('<!--here-->');
  yield Buffer.from(head + begin);
  for (let done = 0; done < megabytes; done += 1) yield piece;
  yield Buffer.from(end + tail);
}

test.each([
  ['a comment', '<!--', 'lorem ipsum\n', '-->', 100],
  ['a text', '<mdui:DisplayName xml:lang="en">', 'lorem ipsum\n', '</mdui:DisplayName>', 100],
  ['a section', '<mdui:DisplayName xml:lang="en"><![CDATA[', 'lorem ipsum\n', ']]></mdui:DisplayName>', 100],
  ['a value', '<mdui:Logo width="', '1234567890', '" height="1">https://l.example</mdui:Logo>', 100],
  ['an unknown extension', '<x:y xmlns:x="urn:x">', '<x:z>lorem</x:z>', '</x:y>', 6],
  ['an unknown text', '<x:y xmlns:x="urn:x">', 'lorem ipsum\n', '</x:y>', 100],
  ['an instruction', '<?php ', 'echo;\n', '?>', 100],
  ['names', '', displayName('lorem', 'x-y'), '', 6],
  ['logos', '', '<mdui:Logo width="1" height="1">https://l.example</mdui:Logo>', '', 6],
] as const)('%s of any length costs no memory', async (_title, begin, filler, end, megabytes) => {
  const entities: string[] = [];
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  await readMetadata(
    {
      name: 'large.xml',
      totalBytes: undefined,
      version: {},
      chunks: largeFile(begin, filler, end, megabytes),
    },
    {
      now: importNow,
      allowExpired: false,
      maxBytes: 512 * MB,
      onEntity: ({ entityId }) => entities.push(entityId),
      onPortion: async () => {
        most = Math.max(most, process.memoryUsage().heapUsed);
      },
    },
  );
  expect(entities).toContain('https://after.example');
  expect(most - before).toBeLessThan(90 * MB);
});
