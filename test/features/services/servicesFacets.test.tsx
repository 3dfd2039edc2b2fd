import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireGuest } from '../../support/builders';
import {
  admin,
  coco2,
  facet,
  facetNames,
  few,
  listed,
  member,
  overviewServer,
  renderOverview,
  research,
  superUser,
  ticked,
  valuesOf,
  viewer,
} from './overview';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const box = (group: string, name: RegExp) => within(facet(group)).getByRole('checkbox', { name });
const query = (activeFacets: object) => `?activeFacets=${encodeURIComponent(JSON.stringify(activeFacets))}`;

const publicFacets = ['Federation', 'Entity category', 'Released attributes', 'Type of Service'];
const ofInstitution = [
  'Connection',
  'Offered by my institution',
  'Authorization policy',
  'Federation',
  'Entity category',
  'Strong authentication',
  'Multi-factor authentication',
  'Released attributes',
  'Consent',
];

test.each([
  ['a guest', wireGuest, 'all', publicFacets],
  ['a member', member, 'all', [...ofInstitution.filter((name) => !/policy/.test(name)), 'Type of Service']],
  ['a viewer', viewer, 'all', [...ofInstitution, 'Type of Service']],
  ['an administrator', admin, 'all', [...ofInstitution, 'Type of Service']],
  ['an administrator', admin, 'connected', [...ofInstitution.slice(1), 'Type of Service']],
  [
    'an administrator without consent management',
    { ...admin, manageConsentEnabled: false },
    'all',
    [...ofInstitution.slice(0, -1), 'Type of Service'],
  ],
  ['a super user', superUser, 'all', [...ofInstitution, 'Attribute manipulation', 'Type of Service']],
] as const)('REQUIREMENTS 63–75: %s (%#) has these facets', async (_title, user, list, names) => {
  await renderOverview('', { user, list: list as 'all' | 'connected' });
  await listed();
  await waitFor(() => expect(facetNames()).toEqual(names));
});

test('REQUIREMENTS 64–73: titles have an explanation if they need one', async () => {
  await renderOverview('', { user: superUser });
  await listed();
  const explained = screen.getAllByRole('button', { name: /^What is “/ }).map((button) => button.ariaLabel);
  expect(explained).toEqual(
    [
      'Filters',
      'Authorization policy',
      'Federation',
      'Entity category',
      'Must have all of them',
      'Strong authentication',
      'Multi-factor authentication',
      'Released attributes',
      'Consent',
    ].map((name) => `What is “${name}”?`),
  );
  await userEvent.click(screen.getByRole('button', { name: 'What is “Federation”?' }));
  expect(await screen.findByText(/The federation that the service comes from/)).toBeVisible();
});

test('REQUIREMENTS 69–73: values are shown in words', async () => {
  await renderOverview();
  await listed();
  const labels = (name: string) => valuesOf(name).map((text) => text.replace(/ \d+$/, ''));
  expect(labels('Strong authentication')).toEqual(
    expect.arrayContaining(['By the service: LoA 2', 'Set by us: LoA 3', 'LoA 1']),
  );
  expect(labels('Multi-factor authentication')).toEqual([
    'REFEDS MFA',
    'Microsoft multi-factor',
    'Other',
    'None',
  ]);
  expect(labels('Released attributes')).toEqual([
    'mail 0.9.2342.19200300.100.1.3',
    'uid 0.9.2342.19200300.100.1.1',
  ]);
  expect(labels('Consent')).toEqual(['Explicit consent', 'Information screen', 'No consent screen']);
});

test('REQUIREMENTS 72: an attribute is one value by name, in any spelling, and an earlier address still ticks it', async () => {
  const spelled = ['urn:mace:dir:attribute-def:sn', 'urn:oid:2.5.4.4', '2.5.4.4'];
  const services = spelled.map((name, index) => ({
    ...few[0],
    id: 10 + index,
    spEntityId: `https://${index}.example`,
    arp: { attributes: { [name]: ['*'] }, noArp: false, noAttrArp: false },
  }));
  const at = query({ attributes: ['urn:oid:2.5.4.4'] });
  const { router } = await renderOverview(at, { server: overviewServer([...services, ...few]) });
  await waitFor(() =>
    expect(valuesOf('Released attributes')).toEqual([
      'mail 0.9.2342.19200300.100.1.3 0',
      'sn 2.5.4.4 3',
      'uid 0.9.2342.19200300.100.1.1 0',
    ]),
  );
  expect(box('Released attributes', /^sn/)).toBeChecked();
  expect(await listed()).toHaveLength(3);
  await waitFor(() => expect(ticked(router.state.location.search)).toEqual({ attributes: [spelled[0]] }));
  await userEvent.click(box('Released attributes', /^sn/));
  expect(router.state.location.search).toBe('');
});

test('REQUIREMENTS 76, 77: values of one facet add up, facets narrow, and each count is what a tick would give', async () => {
  const { router } = await renderOverview();
  expect(await listed()).toEqual(['Atlas', 'Boreas', 'Corvus', 'Draco', 'Eridanus']);
  await userEvent.click(box('Federation', /^eduGAIN/));
  expect(await listed()).toEqual(['Boreas', 'Eridanus']);
  expect(valuesOf('Federation')).toEqual(['SURFconext 3', 'eduGAIN 2', 'Entree 0']);
  expect(valuesOf('Connection')).toEqual(['Connected 1', 'Not connected 1']);
  await userEvent.click(box('Federation', /^SURFconext/));
  await userEvent.click(box('Connection', /^Connected/));
  expect(await listed()).toEqual(['Atlas', 'Boreas']);
  expect(ticked(router.state.location.search)).toEqual({
    interfed_source: ['eduGAIN', 'SURFconext'],
    connection: ['yes'],
  });
  expect(router.state.historyAction).toBe('REPLACE');
});

test('REQUIREMENTS 60: a tick returns to page one', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...few[1],
    id: index + 1,
    spEntityId: `https://s${index}.example`,
  }));
  const { router } = await renderOverview('?page=2', { server: overviewServer(many) });
  await screen.findByRole('link', { name: 'Page 2', current: 'page' });
  await listed();
  await userEvent.click(box('Federation', /^eduGAIN/));
  await screen.findByRole('link', { name: 'Page 1', current: 'page' });
  expect(new URLSearchParams(router.state.location.search).has('page')).toBe(false);
});

test('REQUIREMENTS 78: a value without services cannot be ticked and says why; a ticked one can be removed', async () => {
  const { router } = await renderOverview(query({ interfed_source: ['Entree'] }));
  const entree = await screen.findByRole('checkbox', { name: /^Entree/ });
  expect(entree).toBeChecked();
  expect(entree).not.toHaveAttribute('aria-disabled');
  const other = box('Connection', /^Connected/);
  expect(other).toHaveAttribute('aria-disabled', 'true');
  expect(other).toHaveAccessibleDescription('No service in this list has it, so it cannot be selected.');
  await userEvent.click(other);
  expect(other).not.toBeChecked();
  expect(ticked(router.state.location.search)).toEqual({ interfed_source: ['Entree'] });
  await userEvent.click(entree);
  expect(await listed()).toHaveLength(5);
  expect(router.state.location.search).toBe('');
});

test('REQUIREMENTS 68: all of the ticked categories instead of any, in the address', async () => {
  const { router } = await renderOverview(query({ entity_category: [coco2, research] }));
  expect(await listed()).toEqual(['Boreas', 'Corvus']);
  expect(box('Entity category', /^Must have all/)).not.toHaveAttribute('aria-disabled');
  await userEvent.click(box('Entity category', /^Must have all/));
  expect(await listed()).toEqual(['Boreas']);
  expect(new URLSearchParams(router.state.location.search).get('categories')).toBe('all');
});

test('REQUIREMENTS 68: with one category, or none, it says what it waits for', async () => {
  const { router } = await renderOverview(query({ entity_category: [coco2] }));
  await listed();
  const all = box('Entity category', /^Must have all/);
  expect(all).toHaveAttribute('aria-disabled', 'true');
  expect(all).toHaveAccessibleDescription('Only with two or more categories.');
  const { search } = router.state.location;
  await userEvent.click(all);
  expect(all).not.toBeChecked();
  expect(router.state.location.search).toBe(search);
});

test('REQUIREMENTS 81: facets fold by keyboard, and stay folded on the next visit', async () => {
  const { unmount } = await renderOverview();
  await listed();
  const heading = screen.getByRole('button', { name: 'Federation' });
  expect(heading).toHaveAttribute('aria-expanded', 'true');
  heading.focus();
  await userEvent.keyboard('{Enter}');
  expect(heading).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('checkbox', { name: /^eduGAIN/ })).toBeNull();
  unmount();
  await renderOverview();
  await listed();
  expect(screen.getByRole('button', { name: 'Federation' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Connection' })).toHaveAttribute('aria-expanded', 'true');
});

test.each(['{broken', '7', 'null', '{"a":1}', '[3,null]'])(
  'stored folded facets may have any content: %s',
  async (stored) => {
    localStorage.setItem('services.foldedFacets', stored);
    await renderOverview();
    await listed();
    expect(screen.getByRole('button', { name: 'Federation' })).toHaveAttribute('aria-expanded', 'true');
  },
);

test('seven values or more have a search of their own, six have none', async () => {
  await renderOverview();
  await listed();
  expect(within(facet('Federation')).queryByRole('searchbox')).toBeNull();
  expect(valuesOf('Type of Service')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(valuesOf('Type of Service')).toHaveLength(8);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search in Type of Service' }), 'HEÁL');
  expect(valuesOf('Type of Service')).toEqual(['Health 1']);
  await userEvent.keyboard('zzz');
  expect(screen.getByText('Nothing here matches.')).toBeVisible();
  expect(await listed()).toHaveLength(5);
});

test('a ticked value is shown even if the facet shows its first ones only', async () => {
  await renderOverview(query({ type_of_service: ['Health'] }));
  expect(await listed()).toEqual(['Eridanus']);
  expect(valuesOf('Type of Service')).toHaveLength(7);
  expect(box('Type of Service', /^Health/)).toBeChecked();
});

test('REQUIREMENTS 80: ticks show as chips, each and all of them can be removed, and the focus is not lost', async () => {
  const { router } = await renderOverview(
    `${query({ interfed_source: ['eduGAIN', 'SURFconext'], unheard: ['of'] })}&search=a`,
  );
  await listed();
  const chips = screen.getByRole('list', { name: 'Active filters' });
  expect(within(chips).getAllByRole('button')).toHaveLength(2);
  await userEvent.click(
    within(chips).getByRole('button', { name: /^Federation: eduGAIN.*remove this filter$/ }),
  );
  expect(ticked(router.state.location.search)).toEqual({ interfed_source: ['SURFconext'], unheard: ['of'] });
  const left = within(chips).getByRole('button', { name: /^Federation: SURFconext/ });
  expect(left).toHaveFocus();
  await userEvent.click(left);
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  expect(screen.getByText(/of 5 services/, { selector: '[role=status]' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('searchbox', { name: 'Search services' })).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

test('REQUIREMENTS 80: a search alone can be cleared, even if it hides nothing', async () => {
  await renderOverview('?search=example');
  expect(await listed()).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Clear all' })).toBeVisible();
});

test.each<object>([
  { mfa: ['constructor', '__proto__'] },
  { constructor: ['x'], __proto__x: ['y'] },
  { attributes: ['urn:never'] },
])('an address may tick any %j, the page does not break and it can be cleared', async (activeFacets) => {
  await renderOverview(query(activeFacets));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(await listed()).toHaveLength(5);
});
