/** The valid part of a sheet of changes, and the messages about the rest (REQUIREMENTS 430, 431). */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { MOST_IN_SET } from '../../../../src/extensions/changeSets/contract/changeSet';
import { csvLine, csvRows } from '../../../../src/contracts/domain/csv';
import { MOST_LINES } from '../../../../src/extensions/changeSets/contract/changeSet.wire';
import { draftFrom } from '../../../../src/extensions/changeSets/upload/draftFrom';
import { csvOf } from '../../../../src/lib/csv';
import {
  readSheet,
  templateRows,
  type ReadSheet,
  type SheetFault,
} from '../../../../src/extensions/changeSets/upload/changeSheet';

const loa2 = 'http://levels.example/loa2';
const refeds = 'https://refeds.org/profile/mfa';
const values = {
  levels: [{ uri: loa2, rank: 2, labels: { en: 'Substantial', nl: 'Substantieel' } }],
  multiFactor: [{ uri: refeds, names: { en: 'Two factors' } }],
};
const wiki = 'https://wiki.example';
const twin = 'https://twin.example';
const services = [
  { entityId: wiki, type: 'saml20_sp', name: 'Wiki' },
  { entityId: 'client-1', type: 'oidc10_rp', name: 'Client' },
  { entityId: twin, type: 'saml20_sp', name: 'Twin' },
  { entityId: twin, type: 'single_tenant_template', name: 'Twin' },
] as const;

function read(text: string, tooLarge = false): SheetFault | ReadSheet {
  return readSheet({ name: 'changes.csv', text, tooLarge, unread: false }, services, values);
}

/** Returns what is read of lines below the header. */
function linesOf(...lines: readonly string[]): ReadSheet {
  const sheet = read(['entity id,change,value', ...lines].join('\r\n'));
  if ('fault' in sheet) throw new Error(sheet.fault);
  return sheet;
}

const saml = { service: wiki, serviceType: 'saml20_sp' } as const;

test.each([
  ['connect,', { kind: 'connect', ...saml }],
  [`connect,${loa2}`, { kind: 'connect', ...saml, level: loa2 }],
  ['Disconnect,', { kind: 'disconnect', ...saml }],
  [`level,${loa2}`, { kind: 'strongAuthentication', ...saml, loaLevel: loa2 }],
  ['level,2', { kind: 'strongAuthentication', ...saml, loaLevel: loa2 }],
  ['level,substantieel', { kind: 'strongAuthentication', ...saml, loaLevel: loa2 }],
  [`multi-factor,${refeds}`, { kind: 'multiFactor', ...saml, authnContextLevel: refeds }],
  ['multi-factor,two factors', { kind: 'multiFactor', ...saml, authnContextLevel: refeds }],
  ['multi-factor,none', { kind: 'multiFactor', ...saml, authnContextLevel: '' }],
  ['consent,NO_CONSENT', { kind: 'consent', ...saml, type: 'NO_CONSENT' }],
  ['consent,minimal consent', { kind: 'consent', ...saml, type: 'MINIMAL_CONSENT' }],
])('%s is read as it is written', (line, wanted) => {
  expect(linesOf(`${wiki},${line}`)).toEqual({ good: [{ line: 2, name: 'Wiki', wanted }], wrong: [] });
});

test.each([
  ['https://nobody.example,connect,', 'unknownService'],
  [',connect,', 'noEntityId'],
  [`${twin},connect,`, 'severalServices'],
  [`${wiki},sell,`, 'unknownChange'],
  [`${wiki},,`, 'unknownChange'],
  [wiki, 'unknownChange'],
  [`${wiki},level,`, 'notOffered'],
  [`${wiki},level,3`, 'notOffered'],
  [`${wiki},connect,3`, 'notOffered'],
  [`${wiki},multi-factor,`, 'notOffered'],
  [`${wiki},consent,SOME`, 'notOffered'],
  [`${wiki},disconnect,now`, 'needless'],
])('%s is wrong, since it is %s', (line, why) => {
  expect(linesOf(`client-1,connect,`, line)).toMatchObject({
    good: [{ line: 2, wanted: { serviceType: 'oidc10_rp' } }],
    wrong: [{ line: 3, why }],
  });
});

test('of two lines about the same of a service the second is wrong, and names the first; another value is not the same', () => {
  const { good, wrong } = linesOf(
    ...[`${wiki},level,2`, '', `${wiki},connect,`, `${wiki},level,${loa2}`],
    ...[`${wiki},consent,NO_CONSENT`, `${wiki},consent,MINIMAL_CONSENT`],
  );
  expect(good.map(({ line }) => line)).toEqual([2, 4, 6]);
  expect(wrong).toEqual([
    { line: 5, cells: [wiki, 'level', loa2], why: 'duplicate', first: 2 },
    { line: 7, cells: [wiki, 'consent', 'MINIMAL_CONSENT'], why: 'otherValue', first: 6 },
  ]);
});

test.each([
  [
    'a semicolon, as Dutch and Portuguese spreadsheets write',
    `entity id;change;value\r\n${wiki};level;2\r\n`,
  ],
  ['tabs and other line ends', `entity id\tchange\tvalue\n${wiki}\tlevel\t2`],
  [
    'a byte order mark, and columns of another order',
    `\uFEFFValue,Remark,Change,Entity ID\r\n2,x,level,${wiki}`,
  ],
  ['quotes', `"entity id","change","value"\r\n"${wiki}","level","2"\r\n`],
  ['a remark over two lines', `entity id,change,value,remark\r\n${wiki},level,2,"first\r\nsecond"\r\n`],
])('%s make no difference', (_title, text) => {
  expect(read(text)).toMatchObject({ good: [{ line: 2, wanted: { loaLevel: loa2 } }], wrong: [] });
});

test('lines are numbered as an editor numbers them, also below a value of several lines', () => {
  const sheet = linesOf(`${wiki},level,"2"`, `client-1,consent,"no\r\nconsent"`, `nobody,connect,`);
  expect(sheet).toMatchObject({ good: [{ line: 2 }, { line: 3 }], wrong: [{ line: 5 }] });
});

test.each([
  ['one', '5" screen'],
  ['an odd one at the end', 'screen of 5"'],
  ['several', 'the "large" one, of 5"'],
])('%s quote within a cell that does not begin with it loses no line', (_many, remark) => {
  const sheetLines = [`${wiki},connect,,${remark}`, 'client-1,connect,', `${wiki},level,2,"all ""else"""`];
  expect(linesOf(...sheetLines)).toMatchObject({ good: [{ line: 2 }, { line: 3 }, { line: 4 }], wrong: [] });
});

test('no line of a sheet is lost: it is read, is part of a value of several lines, or all is broken', () => {
  const line = fc.string({ unit: fc.constantFrom('"', ',', 'a', ' ') });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      const rows = csvRows(`a,b\n${lines.join('\n')}`);
      const read = rows.flatMap(({ cells }) => cells ?? []).join();
      const isBroken = rows.some(({ cells }) => cells === null);
      const letters = (text: string) => text.replaceAll(/[^a]/g, '').length;
      expect(isBroken || letters(read) === letters(lines.join()) + 1).toBe(true);
      for (const [place, text] of lines.entries())
        if (!lines.some((one) => /(^|,)"/.test(one)) && /a/.test(text))
          expect(rows).toContainEqual({ line: place + 2, cells: text.split(',') });
    }),
  );
});

const thousand = Array.from({ length: 1_000 }, (_, index) => `https://${index}.example,connect,`);
test.each<[string, string, SheetFault]>([
  ['nothing at all', '', { fault: 'noHeader' }],
  ['another sheet', 'time,user,service\r\n1,2,3', { fault: 'noHeader' }],
  ['a binary file', 'PK\u0003\u0004\u0000', { fault: 'noHeader' }],
  ['a header alone', 'entity id,change,value\r\n\r\n,,\r\n', { fault: 'empty' }],
  ['an open quote', `entity id,change,value\r\n${wiki},"level,2\r\nx`, { fault: 'broken', line: 2 }],
  ['text after a quote', `entity id,change,value\r\n"${wiki}"x,level,2`, { fault: 'broken', line: 2 }],
  [
    'a quote that another line closes, with text after it',
    `entity id,change,value\r\n${wiki},level,"2\r\n${wiki},connect,\r\nclient-1,"connect",`,
    { fault: 'broken', line: 2 },
  ],
  [
    'too many lines',
    ['entity id,change,value', ...thousand, 'one,connect,'].join('\n'),
    { fault: 'tooMany' },
  ],
])('%s is not a sheet of changes', (_title, text, fault) => {
  expect(read(text)).toEqual(fault);
});

test('a file may have as many lines as the set', () => {
  expect(MOST_IN_SET).toBe(MOST_LINES);
});

test('a thousand lines are not too many; a file that is too large is not read', () => {
  expect(linesOf(...thousand).wrong).toHaveLength(1_000);
  expect(read('', true)).toEqual({ fault: 'tooLarge' });
});

test('a file that is changed or removed after it was chosen is reported as unread, and an intact one is read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sheet-'));
  const place = path.join(folder, 'changes.csv');
  await writeFile(place, 'entity id,change,value');
  const chosen = await openAsBlob(place);
  const file = { name: 'changes.csv', size: chosen.size, text: () => chosen.text() };
  expect(await draftFrom(file)).toMatchObject({ text: 'entity id,change,value', unread: false });
  await writeFile(place, 'entity id,change,value,remark');
  await utimes(place, 1, 1);
  expect(await draftFrom(file)).toMatchObject({ name: 'changes.csv', text: '', unread: true });
  await rm(folder, { recursive: true });
  const gone = await draftFrom(file);
  expect(readSheet(gone, services, values)).toEqual({ fault: 'unread' });
});

test('each line of the template is valid once it names a service', () => {
  const text = csvOf(templateRows(values)).replaceAll('https://service.example/metadata', wiki);
  const sheet = read(text);
  expect('wrong' in sheet && sheet.wrong.filter(({ why }) => why !== 'otherValue')).toEqual([]);
  const kinds = 'good' in sheet ? sheet.good.map(({ wanted }) => wanted.kind) : [];
  expect(kinds.sort()).toEqual(['connect', 'consent', 'disconnect', 'multiFactor', 'strongAuthentication']);
});

test('an open quote in front of very many lines is found at once', () => {
  const text = `entity id,change,value\r\n"${'\r\n'.repeat(400_000)}`;
  expect(read(text)).toEqual({ fault: 'broken', line: 2 });
});

test('any text that is written into a sheet is read from it unchanged', () => {
  // A text that a spreadsheet would take for a formula starts with an apostrophe.
  const cell = fc.string({ unit: 'binary' }).filter((text) => !/^[=+\-@\t\r]|\r/.test(text));
  const row = fc
    .array(cell, { minLength: 2, maxLength: 4 })
    .filter((cells) => cells.some((one) => one.trim() !== ''));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const sheet = `a,b\r\n${rows.map(csvLine).join('')}`;
      expect(
        csvRows(sheet)
          .slice(1)
          .map(({ cells }) => cells),
      ).toEqual(rows);
    }),
    { examples: [[[['one', 'a mark \uFEFF in a cell']]]] },
  );
});
