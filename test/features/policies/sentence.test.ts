import { createIntl } from 'react-intl';
import { GROUP_ATTRIBUTE, type PolicyLevel } from '../../../src/contracts/domain/policies/policy';
import type { Language } from '../../../src/contracts/domain/language';
import { sentenceOf, type PolicyRules } from '../../../src/features/settings/policies/sentence';
import { loadCatalogue } from '../../../src/i18n/loadCatalogue';

const labels = new Map([['urn:affiliation', 'affiliation']]);
const names = { services: ['Wiki'], institutions: [] as readonly string[] };
const staff = { name: 'urn:affiliation', value: 'staff' };
const faculty = { name: 'urn:affiliation', value: 'faculty' };
const team = { name: GROUP_ATTRIBUTE, value: 'urn:collab:group:teams:board' };
const permit: PolicyRules = { attributes: [staff], allAttributesMustMatch: true, deny: false };

async function sentenceFor(
  rules: Partial<PolicyRules> = {},
  over: Partial<typeof names> = {},
  language: Language = 'en',
) {
  const intl = createIntl({ locale: language, messages: await loadCatalogue(language) });
  const { services, institutions } = { ...names, ...over };
  return sentenceOf(
    intl,
    { ...permit, ...rules },
    {
      servicesIn: () => services,
      institutionsIn: () => institutions,
      labelsIn: () => (attribute) => labels.get(attribute) ?? attribute,
      ladder: [],
    },
  );
}

test('REQUIREMENTS 189: values of one attribute are alternatives', async () => {
  expect(await sentenceFor({ attributes: [staff, faculty] })).toBe(
    'Users may use “Wiki” only if their affiliation is “staff” or “faculty”.',
  );
});

test('REQUIREMENTS 189: institutions and services are listed, several with or', async () => {
  const over = { institutions: ['Harwick', 'Ashby'], services: ['Wiki', 'Mail'] };
  expect(await sentenceFor({}, over)).toBe(
    'Users of Harwick or Ashby may use “Wiki” or “Mail” only if their affiliation is “staff”.',
  );
});

test.each([
  [true, 'they are a member of “urn:collab:group:teams:board” and their affiliation is “staff”'],
  [false, 'they are a member of “urn:collab:group:teams:board” or their affiliation is “staff”'],
])('REQUIREMENTS 189: groups come first; all of them %s', async (allAttributesMustMatch, conditions) => {
  const rules = { attributes: [staff, team], allAttributesMustMatch };
  expect(await sentenceFor(rules)).toBe(`Users may use “Wiki” only if ${conditions}.`);
});

test('REQUIREMENTS 189: a denial', async () => {
  expect(await sentenceFor({ deny: true }, { institutions: ['Harwick'] })).toBe(
    'Users of Harwick may not use “Wiki” if their affiliation is “staff”.',
  );
});

test('REQUIREMENTS 189: a missing choice is left open', async () => {
  const started = { attributes: [{ name: 'urn:affiliation', value: ' ' }] };
  expect(await sentenceFor(started, { services: [] })).toBe(
    'Users may use … only if their affiliation is ….',
  );
  expect(await sentenceFor({ attributes: [] })).toBe('Users may use “Wiki” only if ….');
});

test('REQUIREMENTS 189: in Dutch and Portuguese', async () => {
  const rules = { attributes: [staff, faculty, team] };
  expect(await sentenceFor(rules, { institutions: ['Harwick'] }, 'nl')).toBe(
    'Gebruikers van Harwick mogen ‘Wiki’ alleen gebruiken als zij lid zijn van ' +
      '‘urn:collab:group:teams:board’ en hun affiliation ‘staff’ of ‘faculty’ is.',
  );
  expect(await sentenceFor({ deny: true }, {}, 'pt')).toBe(
    'Os utilizadores não podem utilizar «Wiki» se o atributo affiliation for «staff».',
  );
});

const notStaff = { ...staff, negated: true as const };

test.each<[string, Partial<PolicyRules>, string]>([
  [
    'a value excluded',
    { attributes: [notStaff] },
    'Users may use “Wiki” only if their affiliation is not “staff”.',
  ],
  [
    'one value or not another',
    { attributes: [faculty, notStaff] },
    'Users may use “Wiki” only if their affiliation is “faculty” or their affiliation is not “staff”.',
  ],
  [
    'two conditions on one attribute',
    { attributes: [staff, { ...faculty, group: 1 }] },
    'Users may use “Wiki” only if their affiliation is “staff” and their affiliation is “faculty”.',
  ],
  [
    'a group excluded',
    { attributes: [{ ...team, negated: true }], deny: true },
    'Users may not use “Wiki” if they are not a member of “urn:collab:group:teams:board”.',
  ],
  ['every service', { scope: 'all' }, 'Users may use any service only if their affiliation is “staff”.'],
  [
    'every service but one',
    { scope: 'others' },
    'Users may use any service except “Wiki” only if their affiliation is “staff”.',
  ],
])('%s', async (_title, rules, sentence) => {
  expect(await sentenceFor(rules)).toBe(sentence);
});

test('levels, each with its conditions, in every language', async () => {
  const requirement = (level: string, over: Partial<PolicyLevel>): PolicyLevel => ({
    ...{ level, attributes: [], allAttributesMustMatch: true, networks: [] },
    ...over,
  });
  const levels = [
    requirement('https://x.example/loa3', {
      attributes: [staff],
      networks: ['192.0.2.0/24'],
      networksNegated: true,
    }),
    requirement('https://x.example/loa2', {}),
  ];
  const over = { institutions: ['Harwick'] };
  expect(await sentenceFor({ levels }, over)).toBe(
    'To use “Wiki”, users of Harwick need level 3 if their affiliation is “staff” and they do not log in from 192.0.2.0/24 and level 2 for all users.',
  );
  expect(await sentenceFor({ levels }, over, 'nl')).toMatch(
    /^Om ‘Wiki’ te gebruiken, .*niveau 3 als .* niveau 2/,
  );
  expect(await sentenceFor({ levels }, {}, 'pt')).toMatch(/^Para utilizar «Wiki», .*nível 3 se .* nível 2/);
});
