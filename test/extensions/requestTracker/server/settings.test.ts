import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../../../server/readConfig';
import { exampleMapping } from '../openTestRt';

const example = 'docs/rt.example.json';
const good = { RT_URL: 'https://rt.example/rt/', RT_TOKEN: '1-2-secret', RT_CONFIG: example };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rt-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function faultsOf(change: (mapping: Record<string, unknown>) => void): readonly string[] {
  const mapping: Record<string, unknown> = JSON.parse(readFileSync(example, 'utf8'));
  change(mapping);
  const file = path.join(folder, 'mapping.json');
  writeFileSync(file, JSON.stringify(mapping));
  const { errors = [] } = readConfig({ ...good, RT_CONFIG: file });
  return errors.map((line) => line.replace(`RT_CONFIG: "${file}": `, ''));
}

test('a server, an account and a mapping', () => {
  expect(readConfig(good).config?.ticketsElsewhere).toMatchObject({
    name: 'Request Tracker',
    settings: {
      url: 'https://rt.example/rt',
      account: { kind: 'token', token: '1-2-secret' },
      mapping: exampleMapping(),
    },
  });
  const { RT_TOKEN: _, ...rest } = good;
  const named = readConfig({ ...rest, RT_USER: 'dashboard', RT_PASSWORD: 'pass:word' });
  expect(named.config?.ticketsElsewhere?.settings).toMatchObject({
    account: { kind: 'password', user: 'dashboard', password: 'pass:word' },
  });
});

test.each([
  ['an account without a server', { RT_URL: '' }, 'RT_URL: missing'],
  ['plain http for other machines', { RT_URL: 'http://rt.example' }, 'RT_URL: must begin with https://'],
  ['no account', { RT_TOKEN: '' }, 'RT_TOKEN: missing; RT_URL needs it, or RT_USER and RT_PASSWORD'],
  ['two accounts', { RT_USER: 'dashboard' }, 'RT_TOKEN: cannot be used together'],
  ['a token of two lines', { RT_TOKEN: '1-2-secret\r\nHost: x' }, 'RT_TOKEN: '],
  ['no mapping', { RT_CONFIG: '' }, 'RT_CONFIG: missing; RT_URL needs the path of a JSON file'],
  [
    'a mapping of another system',
    { RT_CONFIG: 'docs/jira.example.json' },
    'RT_CONFIG: "docs/jira.example.json": ',
  ],
  [
    'two systems at once',
    { JIRA_URL: 'https://jira.example', JIRA_TOKEN: 'secret', JIRA_CONFIG: 'docs/jira.example.json' },
    'RT_URL: cannot be set together with JIRA_URL: tickets are in one system',
  ],
])('refuses %s, and reveals no secret (REQUIREMENTS 379)', (_title, changes, line) => {
  const { errors = [] } = readConfig({ ...good, ...changes });
  expect(errors[0]).toContain(line);
  expect(errors.join()).not.toContain('secret');
});

const with_ =
  (part: 'steps' | 'created' | 'types' | 'fields', changes: object) => (mapping: Record<string, unknown>) =>
    void (mapping[part] = { ...exampleMapping()[part], ...changes });

test.each<[string, (mapping: Record<string, unknown>) => void, string]>([
  ['a missing part', (mapping) => delete mapping['queue'], 'the file lacks queue'],
  [
    'one value for two types',
    with_('types', { CHANGE: 'Question' }),
    'types names the value "Question" twice',
  ],
  ['one field for two', with_('fields', { service: 'Institution' }), 'fields names "Institution" twice'],
  [
    'a name that would end a query',
    with_('fields', { service: "x} = 'y" }),
    'fields.service does not look like ^[^{}\'"\\\\]{1,200}$',
  ],
  [
    'a step that leads nowhere',
    with_('steps', { settled: 'done' }),
    'settled leads to the status "done", which statuses does not translate',
  ],
  [
    'a denial that could not be recognised',
    with_('steps', { denied: 'withdrawn' }),
    'steps.denied leads to "withdrawn", which is not rejected',
  ],
  [
    'a consent that would count as a denial',
    with_('steps', { settled: 'rejected' }),
    'steps.settled leads to "rejected", which is rejected',
  ],
  [
    'an invitation that does not wait',
    with_('created', { invitation: 'new' }),
    'created.invitation is not translated as Waiting for customer',
  ],
])('names the place of %s', (_title, change, sentence) => {
  expect(faultsOf(change)).toContain(sentence);
});
