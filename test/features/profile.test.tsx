/** REQUIREMENTS 244: attributes with labels and visible descriptions, unknown ones by their names, roles described. */
import { screen, within } from '@testing-library/react';
import { attributeOfHeader } from '../../src/contracts/domain/attributes/attributeDictionary';
import { Profile } from '../../src/app/pages/Profile';
import { violations } from '../support/dom/axe';
import { wireInstitution, wireUser } from '../support/builders';
import { FakeServer } from '../support/dom/fakeServer';
import { renderPage } from '../support/rendered/renderPage';

const granted = (...authorities: string[]) => authorities.map((authority) => ({ authority }));
const south = wireInstitution({ id: 'https://south.example', names: { pt: 'Escola do Sul' } });

function visit(over: object, language: 'en' | 'nl' | 'pt' = 'en') {
  const user = wireUser({ grantedAuthorities: granted('ROLE_DASHBOARD_ADMIN'), ...over });
  return renderPage(<Profile />, { at: '/profile', server: new FakeServer(), user, language });
}

const row = (name: RegExp) => screen.getByRole('row', { name });

test('244: an attribute has its label, its own name, its description, and all its values', async () => {
  await visit({
    attributeMap: {
      'Shib-eduPersonAffiliation': ['employee', 'member', 'employee'],
      uid: ['ann'],
      'Shib-orgUnit': ['  '],
    },
  });
  const affiliation = within(row(/^Affiliation urn:mace:dir:attribute-def:eduPersonAffiliation/));
  expect(affiliation.getByText(/Your relation to your institution/)).toBeVisible();
  expect(affiliation.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'employee',
    'member',
  ]);
  expect(row(/^User ID urn:mace:dir:attribute-def:uid/)).toHaveTextContent('ann');
  expect(row(/^Organisational unit/)).toHaveTextContent('Received without a value');
});

test('244: an unknown one is shown by its name, after the others, and marked as unknown', async () => {
  await visit({ attributeMap: { 'A-Custom': ['x'], constructor: ['y'], uid: ['ann'] } });
  const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['User IDurn:mace:dir:attribute-def:uid', 'A-Custom', 'constructor']);
  for (const name of [/^A-Custom/, /^constructor/])
    expect(row(name)).toHaveTextContent('This dashboard has no description of this attribute.');
});

test('every attribute of the contract has label and description, and is found by its own name', async () => {
  const contract = [
    'uid, Shib-InetOrgPerson-mail, schacHomeOrganization, is-member-of, eduPersonEntitlement, displayName',
    'Shib-surName, Shib-givenName, Shib-commonName, Shib-orgUnit, Shib-eduPersonAffiliation',
    'Shib-eduPersonScopedAffiliation, Shib-eduPersonTargetedID, Shib-eduPersonPN, Shib-eduPersonOrcid',
    'Shib-preferredLanguage, Shib-schacHomeOrganizationType, Shib-schacPersonalUniqueCode',
    'Shib-nlEduPersonOrgUnit, Shib-nlEduPersonStudyBranch, Shib-nlStudielinkNummer, Shib-surfEckid',
    'Shib-surf-autorisaties',
  ].flatMap((line) => line.split(', '));
  await visit({ attributeMap: Object.fromEntries(contract.map((name) => [name, ['value']])) });
  const rows = screen.getAllByRole('rowheader');
  expect(rows).toHaveLength(23);
  for (const header of contract) {
    const name = attributeOfHeader(header)?.urn ?? header;
    const head = rows.find((one) => within(one).queryByText(name, { selector: 'code' }));
    expect(head?.textContent).toMatch(new RegExp(`^.+${name}$`));
    expect(head?.closest('tr')).not.toHaveTextContent('no description');
  }
});

test.each([
  ['ROLE_DASHBOARD_ADMIN', 'Administrator', /connect and disconnect services/],
  ['ROLE_DASHBOARD_VIEWER', 'Viewer', /You change nothing, except/],
  ['ROLE_DASHBOARD_MEMBER', 'Member', /ask an administrator of your institution/],
  ['ROLE_DASHBOARD_SUPER_USER', 'Super user', /You work for the federation/],
  ['ROLE_AUDITOR', 'ROLE_AUDITOR', /does not describe/],
])('244: role %s', async (authority, name, about) => {
  await visit({ grantedAuthorities: granted(authority) });
  const roles = within(screen.getByRole('region', { name: 'Your roles' }));
  expect(roles.getByRole('term')).toHaveTextContent(name);
  expect(roles.getByRole('definition')).toHaveTextContent(about);
  expect(roles.getByText(/^at/)).toHaveTextContent('at North University');
});

test('a super user who acts for no institution has the role at none', async () => {
  await visit({ superUser: true, grantedAuthorities: granted('ROLE_DASHBOARD_SUPER_USER') });
  const roles = within(screen.getByRole('region', { name: 'Your roles' }));
  expect(roles.getByRole('term')).toHaveTextContent('Super user');
  expect(roles.queryByText(/North University/)).toBeNull();
});

test('a person who acts for another institution has both roles, and sees where', async () => {
  await visit({
    superUser: true,
    switchedToIdp: south,
    grantedAuthorities: granted('ROLE_DASHBOARD_SUPER_USER', 'ROLE_DASHBOARD_ADMIN'),
  });
  const roles = within(screen.getByRole('region', { name: 'Your roles' }));
  expect(roles.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Super user',
    'Administrator',
  ]);
  const where = roles.getByText('Escola do Sul');
  expect(where).toHaveAttribute('lang', 'pt');
  expect(where.parentElement).toHaveTextContent('You are acting for Escola do Sul');
});

test('a login without attributes says so', async () => {
  await visit({ attributeMap: undefined, grantedAuthorities: undefined });
  expect(screen.getByText('Your login carried no attributes')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test.each(['en', 'nl', 'pt'] as const)('axe finds nothing (%s)', async (language) => {
  await visit({ attributeMap: { uid: ['ann'], 'A-Custom': ['x'.repeat(300)] } }, language);
  expect(await violations()).toEqual([]);
});

test.each([
  ['en', 'Your role may be missing', /only the roles that came with your login/],
  ['nl', 'Misschien ontbreekt uw rol', /alleen de rollen die met uw login zijn meegekomen/],
  ['pt', 'A sua função pode estar em falta', /apenas as funções que vieram com o seu início de sessão/],
] as const)(
  'REQUIREMENTS 374: a person without a role since the directory is down reads so (%s)',
  async (language, title, text) => {
    await visit({ grantedAuthorities: granted('ROLE_DASHBOARD_MEMBER'), rolesAway: true }, language);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(await violations()).toEqual([]);
  },
);

test('REQUIREMENTS 374: no one else does', async () => {
  await visit({});
  expect(screen.queryByText('Your role may be missing')).toBeNull();
});
