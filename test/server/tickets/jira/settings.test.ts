import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JiraMapping, jiraFields } from '../../../../server/modules/tickets/jira/jiraMapping';
import type { JiraSettings } from '../../../../server/modules/tickets/jira/jiraSettings';
import { readConfig } from '../../../../server/readConfig';
import { exampleMapping } from '../../../support/tickets/jira/openTestJira';

const example = 'docs/jira.example.json';
const good = { JIRA_URL: 'https://jira.example/jira/', JIRA_TOKEN: 'secret-token', JIRA_CONFIG: example };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jira-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function jiraOf(settings: Readonly<Record<string, string>>): JiraSettings | undefined {
  return readConfig(settings).config?.ticketsElsewhere?.settings as JiraSettings | undefined;
}

function withMapping(text: string): readonly string[] {
  const file = path.join(folder, 'mapping.json');
  writeFileSync(file, text);
  const { errors = [] } = readConfig({ ...good, JIRA_CONFIG: file });
  expect(errors.every((line) => line.startsWith(`JIRA_CONFIG: "${file}": `) && !line.includes('\n'))).toBe(
    true,
  );
  return errors.map((line) => line.replace(`JIRA_CONFIG: "${file}": `, ''));
}

function spoilt(change: (mapping: Record<string, unknown>) => void): string {
  const mapping: Record<string, unknown> = JSON.parse(readFileSync(example, 'utf8'));
  change(mapping);
  return JSON.stringify(mapping);
}

function step(mapping: Record<string, unknown>, name: 'settled' | 'denied', resolution: string): void {
  const { steps } = exampleMapping();
  mapping['steps'] = { ...steps, [name]: { ...steps[name], resolution } };
}

test('the document names every optional field', () => {
  const [row = ''] = readFileSync('docs/JIRA.md', 'utf8').match(/^\| `fields` .*$/m) ?? [];
  const { required } = JiraMapping.properties.fields;
  const optional = jiraFields.filter((name) => !required.some((one) => one === name));
  expect(optional.length).toBeGreaterThan(0);
  expect(optional.filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
});

test('without a Jira server the setting is missing', () => {
  expect(readConfig({}).config).not.toHaveProperty('ticketsElsewhere');
});

test('a server, an account and a mapping', () => {
  expect(jiraOf(good)).toMatchObject({
    url: 'https://jira.example/jira',
    account: { kind: 'token', token: 'secret-token' },
    mapping: exampleMapping(),
    timeoutMs: 10_000,
  });
  const { JIRA_TOKEN: _, ...rest } = good;
  const named = { ...rest, JIRA_USER: 'desk', JIRA_PASSWORD: 'pass:word' };
  expect(jiraOf(named)?.account).toEqual({
    kind: 'password',
    user: 'desk',
    password: 'pass:word',
  });
});

test.each([
  ['an account without a server', { JIRA_URL: '' }, 'JIRA_URL'],
  ['plain http for other machines', { JIRA_URL: 'http://jira.example' }, 'JIRA_URL'],
  ['an invalid address', { JIRA_URL: 'jira.example' }, 'JIRA_URL'],
  ['an account in the address', { JIRA_URL: 'https://desk:secret-token@jira.example' }, 'JIRA_URL'],
  ['an address with a query', { JIRA_URL: 'https://jira.example/?a=b' }, 'JIRA_URL'],
  ['no account', { JIRA_TOKEN: '' }, 'JIRA_TOKEN'],
  ['a name without its password', { JIRA_TOKEN: '', JIRA_USER: 'desk' }, 'JIRA_TOKEN'],
  ['two accounts', { JIRA_USER: 'desk' }, 'JIRA_TOKEN'],
  ['a token of two lines', { JIRA_TOKEN: 'secret-token\r\nHost: x' }, 'JIRA_TOKEN'],
  ['a name with a colon', { JIRA_TOKEN: '', JIRA_USER: 'de:sk', JIRA_PASSWORD: 'secret-token' }, 'JIRA_USER'],
  ['no mapping', { JIRA_CONFIG: '' }, 'JIRA_CONFIG'],
  ['a mapping that does not exist', { JIRA_CONFIG: '/nowhere.json' }, 'JIRA_CONFIG'],
])('refuses %s, and reveals no secret', (_title, changes, name) => {
  const { errors } = readConfig({ ...good, ...changes });
  expect(errors).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  expect(errors?.join()).not.toContain('secret-token');
});

test('Jira Cloud has the e-mail address of an account and its token', () => {
  const cloud = { ...good, JIRA_KIND: 'cloud', JIRA_USER: 'desk@harwick.example' };
  expect(jiraOf(cloud)).toMatchObject({
    kind: 'cloud',
    account: { kind: 'password', user: 'desk@harwick.example', password: 'secret-token' },
  });
  expect(jiraOf(good)?.kind).toBe('datacenter');
  expect(readConfig({ ...cloud, JIRA_USER: '' }).errors).toEqual([
    expect.stringMatching(/^JIRA_USER: missing/),
  ]);
  expect(readConfig({ ...cloud, JIRA_TOKEN: '' }).errors).toEqual([
    expect.stringMatching(/^JIRA_TOKEN: missing/),
  ]);
  expect(readConfig({ ...cloud, JIRA_PASSWORD: 'secret' }).errors).toEqual([
    expect.stringMatching(/^JIRA_PASSWORD: /),
  ]);
  expect(readConfig({ ...good, JIRA_KIND: 'server' }).errors).toEqual([
    expect.stringMatching(/^JIRA_KIND: /),
  ]);
});

test('http is accepted on this machine', () => {
  expect(jiraOf({ ...good, JIRA_URL: 'http://localhost:2990/jira' })).toBeDefined();
});

test.each<[string, string, string]>([
  ['text that is not JSON', '{', 'is not JSON'],
  ['JSON that is not an object', '[]', 'the file must be object'],
  ['a missing part', spoilt((mapping) => delete mapping['steps']), 'the file lacks steps'],
  [
    'an unknown part',
    spoilt((mapping) => (mapping['stauses'] = {})),
    'the file has members that mean nothing: stauses',
  ],
  [
    'an unknown status of ours',
    spoilt((mapping) => (mapping['statuses'] = { ...exampleMapping().statuses, Odd: 'Sleeping' })),
    'statuses.Odd is none of Waiting for Acceptance, Open, In Progress, On Hold, Waiting for customer, Resolved, Reopened, Closed',
  ],
  [
    'a project that no key can begin with',
    spoilt((mapping) => (mapping['project'] = 'cxt')),
    'project does not look like ^[A-Z][A-Z0-9]*$',
  ],
  [
    'one issue type for two',
    spoilt((mapping) => (mapping['types'] = { ...exampleMapping().types, CHANGE: 'Question' })),
    'types names the issue type "Question" twice',
  ],
  [
    'one field for two',
    spoilt((mapping) => (mapping['fields'] = { ...exampleMapping().fields, service: 'customfield_10101' })),
    'fields names customfield_10101 twice',
  ],
  [
    'a step that ends nowhere',
    spoilt((mapping) => (mapping['opening'] = { transitions: ['Ask institution'], status: 'Asked' })),
    'opening leads to the status "Asked", which statuses does not translate',
  ],
  [
    'an opening that ends elsewhere',
    spoilt((mapping) => (mapping['opening'] = { transitions: ['Start work'], status: 'Working' })),
    'opening does not lead to a status that is translated as Waiting for customer',
  ],
  [
    'a missing mark of rejected tickets',
    spoilt((mapping) => (mapping['rejected'] = {})),
    'rejected names neither a resolution nor a field nor a comment',
  ],
  [
    'a resolution of a step that is not ours',
    spoilt((mapping) => step(mapping, 'settled', 'Finished')),
    'steps.settled gives the resolution "Finished", which resolutions does not translate',
  ],
  [
    'a denial that could not be recognised',
    spoilt((mapping) => step(mapping, 'denied', 'Cancelled')),
    'steps.denied gives the resolution "Cancelled", which rejected does not name',
  ],
  [
    'a consent that would count as a denial',
    spoilt((mapping) => step(mapping, 'settled', 'Declined')),
    'steps.settled gives the resolution "Declined", which rejected names',
  ],
])('names the place of %s', (_title, text, sentence) => {
  expect(withMapping(text)).toContain(sentence);
});
