/** Tables and metadata become files of state (REQUIREMENTS 367, 368). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readExportStateArguments } from '../../../../server/extensions/state/exportState.cli';
import { UsageError } from '../../../../server/platform/control/program';
import { recordsFrom, type StateSource } from '../../../../server/extensions/state/from/recordsFrom';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail, north, south, wiki } from '../../../support/server/fixtures';
import {
  aggregate,
  displayName,
  entity,
  institutionRole,
  serviceRole,
} from '../../../support/server/metadata';
import { stateFile, takeText } from '../stateFiles';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'state-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

function fileWith(text: string): string {
  const file = path.join(folder, 'source');
  writeFileSync(file, text);
  return file;
}

async function made(source: StateSource) {
  const notes: string[] = [];
  const records: object[] = [];
  for await (const record of recordsFrom(source, (note) => notes.push(note))) records.push(record);
  return { notes, records };
}

const list = (text: string) => made({ kind: 'allowlist', path: fileWith(text) });

test('a table says who may use what; invalid lines are reported by number', async () => {
  const { records, notes } = await list(
    [
      '\uFEFFIdP;SP entity ID;LoA;mfa;Consent;remark',
      `${north};"${mail}";http://x/loa2;;minimal;"a;b"`,
      '',
      `${south};${wiki};;https://refeds.org/profile/mfa;NO_CONSENT;`,
      `${south};;;;;`,
      `${south};${mail}`,
      `${south};${mail};;;sometimes;`,
    ].join('\r\n'),
  );
  const consents = [
    { kind: 'consent', institution: north, service: mail, type: 'MINIMAL_CONSENT' },
    { kind: 'consent', institution: south, service: wiki, type: 'NO_CONSENT' },
  ];
  expect(records).toEqual([
    { kind: 'connection', institution: north, service: mail, level: 'http://x/loa2' },
    consents[0],
    { kind: 'connection', institution: south, service: wiki, multiFactor: 'https://refeds.org/profile/mfa' },
    consents[1],
  ]);
  expect(notes).toEqual([
    'Line 5 is left out: it names no service.',
    'Line 6 is left out: it has 2 values, not 6.',
    'Line 7 is left out: consent is one of default, minimal, none, and not sometimes.',
  ]);
  const { outcomes } = await takeText(database, stateFile(...records));
  expect(outcomes.map(({ done }) => done)).toEqual(['created', 'created', 'created', 'created']);
});

test('a table without these columns is refused, and so is an empty one', async () => {
  await expect(list('service,level\n')).rejects.toThrow('names no column institution');
  await expect(list('\n')).rejects.toThrow('is empty');
});

const attribute = (name: string, ...values: string[]) =>
  `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`;
const attributed = (entityId: string, role: string, ...attributes: string[]) =>
  entity(
    entityId,
    `<Extensions><mdattr:EntityAttributes>${attributes.join('')}</mdattr:EntityAttributes></Extensions>${role}`,
  );
const category = 'http://macedir.org/entity-category';
const scholarship = 'http://refeds.org/category/research-and-scholarship';
const users = 'https://federation.example/may-use';
const loa = 'https://federation.example/loa';

test('metadata says who may use what by categories, and by attributes that the operator names', async () => {
  const idp = institutionRole('', displayName('Idp'));
  const sp = serviceRole('', displayName('Sp'));
  const place = fileWith(
    aggregate(
      [
        attributed(north, idp, attribute(`${category}-support`, scholarship)),
        attributed(south, idp),
        attributed(wiki, sp, attribute(category, scholarship), attribute(loa, 'http://x/loa2')),
        attributed(mail, sp, attribute(users, south, 'https://gone.example'), attribute(loa, 'a', 'b')),
      ].join(''),
    ),
  );
  const named = await made({ kind: 'metadata', place, attributes: { allowedBy: users, level: loa } });
  expect(named.records).toEqual(
    [
      { kind: 'connection', institution: north, service: wiki, level: 'http://x/loa2' },
      { kind: 'connection', institution: 'https://gone.example', service: mail },
      { kind: 'connection', institution: south, service: mail },
    ]
      .toSorted((one, other) => (one.service < other.service ? 1 : -1))
      .map((record) => expect.objectContaining(record)),
  );
  expect(named.notes).toEqual([
    `${mail} names https://gone.example, which the metadata does not have.`,
    `${mail} says several things by ${loa}; none of them is taken.`,
  ]);
  const plain = await made({ kind: 'metadata', place, attributes: {} });
  expect(plain.records).toEqual([{ kind: 'connection', institution: north, service: wiki }]);
});

test('metadata without access rights is reported, and a file that is not metadata is refused', async () => {
  const place = fileWith(aggregate(entity(wiki, serviceRole())));
  expect((await made({ kind: 'metadata', place, attributes: {} })).notes).toEqual([
    expect.stringContaining('No institution supports a category'),
  ]);
  const broken = { kind: 'metadata', place: fileWith('<a>'), attributes: {} } as const;
  await expect(made(broken)).rejects.toThrow('source:');
});

test('the command reads its target, its source, and its cookies', () => {
  const cookies = fileWith('Cookie: JSESSIONID=1; _shibsession_x=2\n');
  const read = (...args: string[]) => readExportStateArguments(args, [folder]);
  expect(read('out.jsonl')).toEqual({ file: path.join(folder, 'out.jsonl'), source: { kind: 'here' } });
  expect(
    read('out.jsonl', '--from', 'dashboard', 'https://old.example', '--cookie-file', 'source').source,
  ).toEqual({
    kind: 'dashboard',
    address: 'https://old.example',
    cookie: 'JSESSIONID=1; _shibsession_x=2',
  });
  expect(read('out.jsonl', '--from', 'metadata', cookies, '--level', loa).source).toEqual({
    kind: 'metadata',
    place: cookies,
    attributes: { level: loa },
  });
  for (const args of [
    [],
    ['a', 'b'],
    ['a', '--from', 'allowlist'],
    ['a', '--from', 'elsewhere', 'b'],
    ['a', '--from', 'dashboard', 'https://old.example'],
    ['a', '--from', 'allowlist', 'source', '--level', 'x'],
    ['a', '--cookie-file', 'source'],
  ])
    expect(() => read(...args)).toThrow(UsageError);
  fileWith('nothing');
  expect(() => read('a', '--from', 'dashboard', 'https://old.example', '--cookie-file', 'source')).toThrow(
    'has no cookies',
  );
});
