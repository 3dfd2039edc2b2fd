import { screen, within } from '@testing-library/react';
import { ServicesPage } from '../../../src/features/services/ServicesPage';
import { wireInstitution, wireService, wireTicketPage, wireUser } from '../../support/builders';
import { enveloped, FakeServer } from '../../support/dom/fakeServer';
import { renderPage, type RenderedAs } from '../../support/rendered/renderPage';

const mail = 'urn:mace:dir:attribute-def:mail';
const uid = 'urn:mace:dir:attribute-def:uid';
const released = (...names: string[]) => ({
  attributes: Object.fromEntries(names.map((name) => [name, ['*']])),
  noArp: false,
  noAttrArp: false,
});
const kind = (...values: string[]) => [
  {
    name: 'Type of Service',
    searchValue: 'type_of_service',
    values: values.map((value) => ({ count: 0, value })),
  },
];
export const coco2 = 'https://refeds.org/category/code-of-conduct/v2';
export const research = 'http://refeds.org/category/research-and-scholarship';
const types = ['Archive', 'Books', 'Care', 'Data', 'Education', 'Finance', 'Games', 'Health'];

/** Five services, each with properties of its own, and the eight types that the server names. */
export const few = [
  wireService({
    id: 1,
    spEntityId: 'https://a.example',
    names: { en: 'Atlas' },
    organisation: 'Zenith',
    connected: true,
    institutionId: 'NORTH',
    arp: released(mail, uid),
    categories: kind('Archive'),
    minimalLoaLevel: 'http://x/assurance/loa2',
  }),
  wireService({
    id: 2,
    spEntityId: 'https://b.example',
    names: { en: 'Boreas' },
    organisation: 'Yarrow',
    connected: true,
    interfedSource: 'eduGAIN',
    entityCategories1: coco2,
    entityCategories2: research,
    arp: released(mail),
    categories: kind('Books', 'Care'),
  }),
  wireService({
    id: 3,
    spEntityId: 'https://c.example',
    names: { en: 'Corvus' },
    organisation: 'Xylo',
    entityCategories1: coco2,
    arp: released(uid),
    categories: kind('Data'),
  }),
  wireService({
    id: 4,
    spEntityId: 'https://d.example',
    names: { en: 'Draco' },
    organisation: 'Willow',
    idpVisibleOnly: true,
    arp: released(),
    categories: kind('Education', 'Finance'),
  }),
  wireService({
    id: 5,
    spEntityId: 'https://e.example',
    names: { en: 'Eridanus' },
    organisation: 'Vesper',
    interfedSource: 'eduGAIN',
    manipulationNotes: 'mail is rewritten',
    arp: released(mail, uid),
    categories: kind('Games', 'Health'),
  }),
];

export function overviewServer(services: readonly object[] = few): FakeServer {
  return new FakeServer()
    .on('GET /services', () => enveloped({ apps: services, facets: kind(...types) }))
    .on('GET /policies', () => enveloped([{ id: 1, serviceProviderIds: ['https://a.example'] }]))
    .on('GET /users/disableConsent', () =>
      Response.json([{ spEntityId: 'https://b.example', type: 'NO_CONSENT' }]),
    )
    .on('POST /actions', () => enveloped(wireTicketPage([])));
}

const institution = wireInstitution({
  stepupEntities: [{ name: 'https://c.example', level: 'http://x/assurance/loa3' }],
  mfaEntities: [{ name: 'https://b.example', level: 'https://refeds.org/profile/mfa' }],
});
const acting = { currentIdp: institution, institutionIdps: [institution] };

export const admin = wireUser(acting);
export const viewer = wireUser({ ...acting, dashboardAdmin: false, dashboardViewer: true });
export const member = wireUser({ ...acting, dashboardAdmin: false, dashboardMember: true });
export const superUser = wireUser({ ...acting, dashboardAdmin: false, superUser: true });

export function renderOverview(
  query = '',
  { list = 'all', server = overviewServer(), user = admin, ...rest }: OverviewAs = {},
) {
  return renderPage(<ServicesPage list={list} />, { at: `/apps/${list}${query}`, server, user, ...rest });
}

interface OverviewAs extends Partial<RenderedAs> {
  readonly list?: 'connected' | 'all';
}

/** Returns the names in the list, in order, once the list is there, and the facets, which come after it. */
export async function listed(): Promise<readonly string[]> {
  const table = await screen.findByRole('table');
  await screen.findAllByRole('heading', { level: 3 });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent ?? '');
}

export const facet = (name: string) => screen.getByRole('group', { name });

/** "Yes 3": value and count as they are read. */
export const valuesOf = (name: string) =>
  within(facet(name))
    .getAllByRole('checkbox')
    .map((box) =>
      [...(box.closest('label')?.childNodes ?? [])]
        .map(({ textContent }) => textContent)
        .join(' ')
        .trim(),
    );

export const facetNames = () =>
  within(screen.getByRole('region', { name: 'Filters' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent ?? '');

export const ticked = (search: string): unknown =>
  JSON.parse(new URLSearchParams(search).get('activeFacets') ?? 'null');
