/** Two institutions side by side, on answers of our server. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { violations } from '../../../support/dom/axe';
import { wireInstitution, wireService, wireUser } from '../../../support/builders';
import { enveloped, problem } from '../../../support/dom/fakeServer';
import { parseCsv } from '../../../support/parseCsv';

const loa3 = 'http://x/assurance/loa3';
const north = 'https://idp.north.example';
const south = 'https://idp.south.example';
const at = `/my-idp/compare?a=${encodeURIComponent(north)}&b=${encodeURIComponent(south)}`;

const service = (id: number, name: string, over: object = {}) => ({
  ...{ id, type: 'saml20_sp', entityId: `https://${name.toLowerCase()}.example`, name, policies: 0 },
  ...over,
});
const atlas = service(1, 'Atlas', { organisation: 'Maps Ltd' });
const boreas = service(2, 'Boreas');
const corvus = service(3, 'Corvus');
const draco = service(4, 'Draco');
const consent = { spEntityId: boreas.entityId, type: 'DEFAULT_CONSENT', explanationEn: 'We send your name.' };

/** Both have Atlas, set alike, and Boreas, set differently; Corvus is north's alone, Draco south's. */
const payloads: Readonly<Record<string, object>> = {
  [north]: {
    institution: wireInstitution({
      contactPersons: [
        { name: 'Ann Bee', emailAddress: 'ann@north.example', contactPersonType: 'technical' },
      ],
      stepupEntities: [{ name: boreas.entityId, level: loa3 }],
      disableConsent: [consent],
      displayStatsInDashboard: true,
    }),
    services: [atlas, { ...boreas, policies: 2 }, corvus],
  },
  [south]: {
    institution: wireInstitution({ id: south, name: 'South College', names: { en: 'South College' } }),
    services: [atlas, boreas, draco],
  },
};
const institutionIdps = [
  wireInstitution(),
  wireInstitution({ id: south, name: 'South College', names: { en: 'South College' } }),
];
const catalogue = [draco, corvus].map(({ id, name, entityId }) =>
  wireService({ id, spEntityId: entityId, names: { en: name }, connected: id === 3 }),
);

async function show(over: object = {}, where = at, answers = payloads) {
  const user = wireUser({ institutionIdps, extensions: ['comparison'], ...over });
  const server = smallServer(user)
    .on('GET /services', () => enveloped({ apps: catalogue, facets: [] }))
    .on('GET /users/super/idps', () => enveloped({ idps: institutionIdps, roles: [] }))
    .on('GET /x/comparison', ({ headers }) => {
      const answer = answers[headers.get('x-idp-entity-id') ?? ''];
      return answer ? enveloped(answer) : problem(400, 'institution-not-allowed');
    });
  const { address } = await renderDashboard({ at: where, server, user });
  return { server, address, user: userEvent.setup() };
}

const services = () => screen.findByRole('table', { name: 'Connected services' });
const names = async () =>
  within(await services())
    .getAllByRole('rowheader')
    .map((head) => within(head).getByRole('link').textContent);
const cellsOf = async (name: string, table: Promise<HTMLElement> = services()) =>
  within(within(await table).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('each service is in the column where it is connected, with the differences in settings (REQUIREMENTS 474)', async () => {
  await show();
  expect(await names()).toEqual(['Atlas', 'Boreas', 'Corvus', 'Draco']);
  expect(await cellsOf('Atlas')).toEqual(['Connected', 'Connected']);
  const [ofNorth, ofSouth] = await cellsOf('Boreas');
  expect(ofNorth).toMatch(
    /^ConnectedAssurance levelLoA 3Consent.*Messages with consentMessage in English: We send your name\.Authorization policies2$/,
  );
  expect(ofSouth).toMatch(
    /^ConnectedAssurance levelLoA 1Consent.*Messages with consentNoneAuthorization policies0$/,
  );
  expect(await cellsOf('Corvus')).toEqual(['Connected', 'Not connected']);
  const facts = screen.findByRole('table', { name: 'The institutions' });
  expect(await cellsOf('Connected services', facts)).toEqual(['3 services', '3 services']);
  expect(await cellsOf('Entity ID', facts)).toEqual([north, south]);
  expect(await cellsOf('Contacts', facts)).toEqual([expect.stringMatching(/^Ann Bee/), 'Nothing stated']);
  expect(await violations(document.body)).toEqual([]);
});

test('search, place, order and the filter for differences are in the address, and are read from it (REQUIREMENTS 476)', async () => {
  const { user, address } = await show();
  await services();
  for (const [label, rows] of [
    ['At both (2)', ['Atlas', 'Boreas']],
    ['Only at North University (1)', ['Corvus']],
    ['Only at South College (1)', ['Draco']],
    ['All (4)', ['Atlas', 'Boreas', 'Corvus', 'Draco']],
  ] as const) {
    await user.click(await screen.findByRole('radio', { name: label }));
    await waitFor(async () => expect(await names()).toEqual(rows));
  }
  await user.click(screen.getByRole('checkbox', { name: 'Show only what differs' }));
  await waitFor(async () => expect(await names()).toEqual(['Boreas', 'Corvus', 'Draco']));
  await screen.findByText('1 service with the same settings is hidden.');
  await user.click(screen.getByRole('link', { name: 'Service' }));
  await waitFor(async () => expect(await names()).toEqual(['Draco', 'Corvus', 'Boreas']));
  await user.type(screen.getByRole('searchbox'), 'dra');
  await waitFor(async () => expect(await names()).toEqual(['Draco']));
  await waitFor(() => expect(address().search).toContain('find=dra'));
  expect(address().search).toMatch(/^\?a=.*&b=.*&alike=hidden&order=descending&find=dra$/);
});

test('a copied address shows the same', async () => {
  await show({}, `${at}&at=b&alike=hidden`);
  expect(await names()).toEqual(['Draco']);
  expect(screen.getByRole('radio', { name: 'Only at South College (1)' })).toBeChecked();
});

test('if there are many services, equal ones are hidden until requested', async () => {
  const many = Array.from({ length: 30 }, (_, index) => service(100 + index, `Many ${index}`));
  const answers = Object.fromEntries(
    Object.entries(payloads).map(([id, one]) => [id, { ...one, services: many }]),
  );
  const { user } = await show({}, at, answers);
  await screen.findByText('30 services with the same settings are hidden.');
  await user.click(screen.getByRole('button', { name: 'Show all services' }));
  expect(await names()).toHaveLength(25);
  expect(document.activeElement).toContainElement(await services());
  expect(document.activeElement).not.toBe(document.body);
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(async () => expect(await names()).toHaveLength(5));
});

test('a service that only the other has can be connected here, for the institution acted for (REQUIREMENTS 477)', async () => {
  const { user, address } = await show();
  await services();
  const connect = await screen.findByRole('link', { name: 'Connect Draco' });
  expect(screen.getAllByRole('link', { name: /^Connect / })).toEqual([connect]);
  await user.click(connect);
  expect(new URLSearchParams(address().search).get('dialog')).toBe('connect:4:saml20_sp');
});

test('no one else can connect it, and connectable services are not requested', async () => {
  const { server } = await show({ dashboardAdmin: false, dashboardViewer: true });
  await services();
  expect(await cellsOf('Draco')).toEqual(['Not connected', 'Connected']);
  expect(server.calls('GET /services')).toEqual([]);
});

test('two institutions of one name are distinguished by their entity id, everywhere', async () => {
  const twin = { id: south, name: 'North University', names: { en: 'North University' } };
  const { [south]: other = {}, ...rest } = payloads;
  await show({ institutionIdps: [wireInstitution(), wireInstitution(twin)] }, at, {
    ...rest,
    [south]: { ...other, institution: wireInstitution(twin) },
  });
  await services();
  const both = [`North University (${north})`, `North University (${south})`];
  for (const head of both) expect(await screen.findAllByRole('columnheader', { name: head })).toHaveLength(2);
  for (const head of both) expect(screen.getByRole('radio', { name: `Only at ${head} (1)` })).toBeVisible();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(both);
});

test('the same contacts in another order are alike; another number is not, and shows', async () => {
  const ann = { name: 'Ann Bee', emailAddress: 'ann@north.example', contactPersonType: 'technical' };
  const desk = { name: 'Desk', emailAddress: 'desk@north.example', contactPersonType: 'support' };
  const withContacts = (contactPersons: readonly object[]): typeof payloads => ({
    [north]: { ...payloads[north], institution: wireInstitution({ contactPersons: [ann, desk] }) },
    [south]: { ...payloads[south], institution: wireInstitution({ id: south, contactPersons }) },
  });
  const facts = () => screen.findByRole('table', { name: 'The institutions' });
  await show({}, `${at}&alike=hidden`, withContacts([desk, ann]));
  expect(within(await facts()).queryByRole('rowheader', { name: /^Contacts/ })).toBeNull();
  cleanup();
  await show({}, `${at}&alike=hidden`, withContacts([ann, { ...desk, telephoneNumber: '+31 20 1234567' }]));
  const [one, other] = await cellsOf('Contacts', facts());
  expect([one?.includes('1234567'), other?.includes('1234567')]).toEqual([false, true]);
});

test('of two institutions, the address names both by itself; of more, the second is chosen', async () => {
  const { address } = await show({}, '/my-idp/compare');
  await services();
  expect(address().search).toBe(`?${new URLSearchParams({ a: north, b: south })}`);
});

test('a super user chooses among all, by typing', async () => {
  const { user, address, server } = await show(
    { dashboardAdmin: false, superUser: true, institutionIdps: institutionIdps.slice(0, 1) },
    '/my-idp/compare',
  );
  await screen.findByText('Choose two institutions');
  await user.type(screen.getByRole('combobox', { name: 'Second institution' }), 'south');
  await user.click(await screen.findByRole('option', { name: /South College/ }));
  expect(await names()).toEqual(['Atlas', 'Boreas', 'Corvus', 'Draco']);
  expect(new URLSearchParams(address().search).get('b')).toBe(south);
  expect(server.calls('GET /x/comparison').map(({ headers }) => headers.get('x-idp-entity-id'))).toEqual([
    north,
    south,
  ]);
});

test('an institution that is refused is named, and the other can be chosen', async () => {
  await show({}, `/my-idp/compare?a=${encodeURIComponent(north)}&b=https%3A%2F%2Felsewhere.example`);
  await screen.findByText('https://elsewhere.example could not be loaded');
  expect(screen.queryByText(/North University could not/)).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Second institution' })).toBeEnabled();
});

test('the list can be saved as a file for spreadsheets (REQUIREMENTS 478)', async () => {
  let savedBlob = new Blob();
  URL.createObjectURL = (blob) => ((savedBlob = blob as Blob), 'blob:kept');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await show({}, `${at}&at=both`);
  await services();
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  const [head = [], first, second] = parseCsv(new TextDecoder().decode(await savedBlob.arrayBuffer()));
  expect(head.slice(0, 5)).toEqual([
    ...['Service', 'Entity ID', 'Organisation'],
    ...['Connection: North University', 'Connection: South College'],
  ]);
  expect(first?.slice(0, 5)).toEqual(['Atlas', atlas.entityId, 'Maps Ltd', 'Connected', 'Connected']);
  const at2 = head.indexOf('Authorization policies: North University');
  expect(second?.slice(at2)).toEqual(['2', '0']);
});
