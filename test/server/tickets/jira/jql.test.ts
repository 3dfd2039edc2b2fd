import fc from 'fast-check';
import { allOf, clauseName, hasPhrase, oneOf, quoted } from '../../../../server/modules/tickets/jira/jql';
import { search, type Searchable } from '../../../support/tickets/jira/jql';

const issue = (text: string): Searchable => ({
  key: 'CXT-1',
  project: 'CXT',
  issuetype: 'Task',
  status: 'Open',
  created: new Date(0),
  texts: { customfield_10101: text },
});
const known = {
  projects: [],
  types: [],
  statuses: [],
  keys: [],
  searchable: ['customfield_10101'],
  validate: false,
};
const finds = (jql: string, text: string) => search(jql, [issue(text)], known).length === 1;

test('a value is quoted, with any content', () => {
  expect(quoted('a "b" \\ c\n\u2028')).toBe('"a \\"b\\" \\\\ c\\u000a\\u2028"');
  expect(oneOf('status', ['Open', 'In "Work"'])).toBe('status in ("Open", "In \\"Work\\"")');
});

test('clauses that are not needed are left out', () => {
  expect(allOf(['a = "b"', undefined, 'c = "d"'])).toBe('a = "b" AND c = "d"');
});

test('a custom field is named by its number', () => {
  expect(clauseName('customfield_10101')).toBe('cf[10101]');
  expect(hasPhrase('customfield_10101', 'https://sp.example/a"b')).toBe(
    'cf[10101] ~ "\\"https://sp.example/a b\\""',
  );
});

test.each(['', '?', '"', '\\', ' \n ', '/-*'])('%j has no word to search for', (value) => {
  expect(hasPhrase('customfield_10101', value)).toBeUndefined();
});

test('any value is one value of the query, and never another part of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const jql = `project = ${quoted(value)}`;
      return finds(jql, '') === (value === 'CXT');
    }),
  );
});

test('a text is found by itself, with any content: the search never misses a ticket', () => {
  const text = fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(text, (value) => {
      const clause = hasPhrase('customfield_10101', value);
      return clause === undefined || finds(clause, value);
    }),
  );
});
