import { createIntl } from 'react-intl';
import { GROUP_ATTRIBUTE } from '../../../src/contracts/domain/policy';
import type { Language } from '../../../src/contracts/domain/language';
import { sentenceOf, type PolicyRules } from '../../../src/features/settings/policies/sentence';
import { loadCatalogue } from '../../../src/i18n/catalogue';

const labels = new Map([['urn:affiliation', 'affiliation']]);
const names = { services: ['Wiki'], institutions: [] as readonly string[] };
const staff = { name: 'urn:affiliation', value: 'staff' };
const faculty = { name: 'urn:affiliation', value: 'faculty' };
const team = { name: GROUP_ATTRIBUTE, value: 'urn:collab:group:teams:board' };
const permit: PolicyRules = { attributes: [staff], allAttributesMustMatch: true, deny: false };

async function tell(
  told: Partial<PolicyRules> = {},
  over: Partial<typeof names> = {},
  language: Language = 'en',
) {
  const intl = createIntl({ locale: language, messages: await loadCatalogue(language) });
  const { services, institutions } = { ...names, ...over };
  return sentenceOf(
    intl,
    { ...permit, ...told },
    {
      servicesIn: () => services,
      institutionsIn: () => institutions,
      labelsIn: () => (attribute) => labels.get(attribute) ?? attribute,
    },
  );
}

test('REQUIREMENTS 189: values of one attribute are alternatives', async () => {
  expect(await tell({ attributes: [staff, faculty] })).toBe(
    'Users may use “Wiki” only if their affiliation is “staff” or “faculty”.',
  );
});

test('REQUIREMENTS 189: institutions and services are told, several with or', async () => {
  const over = { institutions: ['Harwick', 'Ashby'], services: ['Wiki', 'Mail'] };
  expect(await tell({}, over)).toBe(
    'Users of Harwick or Ashby may use “Wiki” or “Mail” only if their affiliation is “staff”.',
  );
});

test.each([
  [true, 'they are a member of “urn:collab:group:teams:board” and their affiliation is “staff”'],
  [false, 'they are a member of “urn:collab:group:teams:board” or their affiliation is “staff”'],
])('REQUIREMENTS 189: groups come first; all of them %s', async (allAttributesMustMatch, conditions) => {
  const told = { attributes: [staff, team], allAttributesMustMatch };
  expect(await tell(told)).toBe(`Users may use “Wiki” only if ${conditions}.`);
});

test('REQUIREMENTS 189: a denial', async () => {
  expect(await tell({ deny: true }, { institutions: ['Harwick'] })).toBe(
    'Users of Harwick may not use “Wiki” if their affiliation is “staff”.',
  );
});

test('REQUIREMENTS 189: what has not been chosen yet is left open', async () => {
  const started = { attributes: [{ name: 'urn:affiliation', value: ' ' }] };
  expect(await tell(started, { services: [] })).toBe('Users may use … only if their affiliation is ….');
  expect(await tell({ attributes: [] })).toBe('Users may use “Wiki” only if ….');
});

test('REQUIREMENTS 189: in Dutch and Portuguese', async () => {
  const told = { attributes: [staff, faculty, team] };
  expect(await tell(told, { institutions: ['Harwick'] }, 'nl')).toBe(
    'Gebruikers van Harwick mogen ‘Wiki’ alleen gebruiken als zij lid zijn van ' +
      '‘urn:collab:group:teams:board’ en hun affiliation ‘staff’ of ‘faculty’ is.',
  );
  expect(await tell({ deny: true }, {}, 'pt')).toBe(
    'Os utilizadores não podem utilizar «Wiki» se o atributo affiliation for «staff».',
  );
});
