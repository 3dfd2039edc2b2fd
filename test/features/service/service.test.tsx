import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicePage } from '../../../src/features/service/ServicePage';
import { ServiceSettings } from '../../../src/app/pages/ServiceSettings';
import { violations } from '../../support/dom/axe';
import { wireGuest, wireService, wireTicketPage } from '../../support/builders';
import { enveloped, FakeServer, problem } from '../../support/dom/fakeServer';
import { renderPage } from '../../support/rendered/renderPage';

const page = (
  <ServicePage notFound={<p>Nothing here</p>} Settings={ServiceSettings} Statistics={() => null} />
);
const about = '/apps/42/saml20_sp/about';

const full = wireService({
  connected: false,
  entityCategories1: 'http://www.geant.net/uri/dataprotection-code-of-conduct/v1',
  entityCategories2: 'https://unknown.example/category',
  websiteUrl: 'https://wiki.example/home',
  supportUrl: 'javascript:alert(1)',
  privacyInfo: { whatData: 'Names', dpaType: 'brand_new' },
  contactPersons: [
    {
      name: 'Incident desk',
      emailAddress: 'cert@wiki.example',
      contactPersonType: 'other',
      sirtfiSecurityContact: true,
      sabContact: false,
    },
  ],
  licenseStatus: 'HAS_LICENSE_SP',
});

const institutions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `https://i${index}.example`,
    name: `Institution ${String(index).padStart(4, '0')}`,
    state: index === 0 ? 'testaccepted' : 'prodaccepted',
  }));

let server: FakeServer;

beforeEach(() => {
  sessionStorage.clear();
  server = new FakeServer()
    .on('GET /services/detail', () => enveloped(full))
    .on('GET /services/idps', () => enveloped(institutions(3)))
    .on('POST /actions', () => enveloped(wireTicketPage([])));
});

test('REQUIREMENTS 92, 115, 117, 120: the known facts about the service, and no unsafe link', async () => {
  await renderPage(page, { at: about, server });
  expect(await screen.findByRole('heading', { level: 1, name: 'Wiki' })).toBeVisible();
  expect(screen.getByText('Example Ltd has signed the federation’s connection agreement.')).toBeVisible();
  expect(screen.getByText('Code of Conduct v1 (superseded)')).toBeVisible();
  expect(screen.getByRole('link', { name: /unknown.example/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: /^Website/ })).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('link', { name: /^Support/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'cert@wiki.example' })).toHaveAttribute(
    'href',
    'mailto:cert@wiki.example',
  );
  expect(screen.getByText('brand_new')).toBeVisible();
  expect(await screen.findByText('2 institutions')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('REQUIREMENTS 94, 119: for a guest neither tickets nor institutions are requested', async () => {
  await renderPage(page, { at: about, server, user: wireGuest });
  expect(await screen.findByRole('link', { name: 'Log in to connect' })).toBeVisible();
  expect(server.seen.map(({ path }) => path)).toEqual(['/users/me', '/services/detail']);
});

test('REQUIREMENTS 116: a template lists no institutions', async () => {
  server.on('GET /services/detail', () =>
    enveloped(wireService({ entityType: 'single_tenant_template', exampleSingleTenant: true })),
  );
  await renderPage(page, { at: '/apps/42/single_tenant_template/about', server });
  expect(await screen.findByRole('link', { name: 'Request your own environment…' })).toBeVisible();
  expect(server.calls('GET /services/idps')).toHaveLength(0);
});

test('REQUIREMENTS 87, 90: the bare address leads to the overview; an address that names no service is not found', async () => {
  const { router } = await renderPage(page, { at: '/apps/42/saml20_sp?language=nl', server });
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/42/saml20_sp/overview'));
  expect(router.state.location.search).toBe('?language=nl');
  for (const address of [
    '/apps/x/saml20_sp/about',
    '/apps/42/oauth20_rs/about',
    '/apps/42/saml20_sp/nonsense',
  ]) {
    await act(() => router.navigate(address));
    expect(screen.getByText('Nothing here')).toBeVisible();
  }
});

test('REQUIREMENTS 88: links to licence, attributes and privacy bring their section into view', async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function remember(this: Element) {
    seen.push(this.id);
  };
  const { router } = await renderPage(page, { at: '/apps/42/saml20_sp/privacy', server });
  await waitFor(() => expect(seen).toEqual(['privacy']));
  await act(() => router.navigate('/apps/42/saml20_sp/license_data'));
  await act(() => router.navigate('/apps/42/saml20_sp/attribute_policy'));
  expect(seen).toEqual(['privacy', 'license_data', 'attribute_policy']);
});

test('REQUIREMENTS 90: an unknown service is not found; any other failure can be tried again', async () => {
  server.on('GET /services/detail', () => problem(404, 'not-found'));
  const { router } = await renderPage(page, { at: about, server });
  expect(await screen.findByText('Nothing here')).toBeVisible();
  server.on('GET /services/detail', () => new Response(null, { status: 400 }));
  await act(() => router.navigate('/apps/43/saml20_sp/about'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The service could not be loaded');
  server.on('GET /services/detail', () => enveloped(full));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wiki' })).toBeVisible();
});

test('REQUIREMENTS 91: another service is another page: nothing of the last one stays while it loads', async () => {
  const { router } = await renderPage(page, { at: about, server });
  await screen.findByRole('heading', { level: 1, name: 'Wiki' });
  server.on('GET /services/detail', () => new Promise<Response>(() => undefined));
  await act(() => router.navigate('/apps/43/saml20_sp/about'));
  expect(screen.queryByText('Wiki')).toBeNull();
  expect(screen.getByText('Loading…')).toBeInTheDocument();
});

test('REQUIREMENTS 119: a thousand institutions: the first are shown, all can be found', async () => {
  server.on('GET /services/idps', () => enveloped(institutions(1001)));
  await renderPage(page, { at: about, server });
  expect(await screen.findByText('1,000 institutions')).toBeVisible();
  const section = within(screen.getByRole('region', { name: 'Institutions that use it' }));
  expect(section.getAllByRole('listitem')).toHaveLength(20);
  await userEvent.type(section.getByRole('searchbox', { name: 'Find an institution' }), 'institution 099');
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(10));
  expect(section.getByText('10 institutions found')).toBeInTheDocument();
  await userEvent.clear(section.getByRole('searchbox'));
  await userEvent.click(await section.findByRole('button', { name: 'Show all 1,000' }));
  expect(section.getAllByRole('listitem')).toHaveLength(1000);
});

test.each(['nl', 'pt'] as const)('every sentence exists in %s', async (language) => {
  await renderPage(page, { at: about, server, language });
  expect(await screen.findByRole('heading', { level: 1, name: 'Wiki' })).toBeVisible();
  await screen.findByText(/2 inst/);
});
