/** Services side by side (REQUIREMENTS 434). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comparedWith, comparePath, MOST_COMPARED } from '../../../src/contracts/domain/services/comparison';
import { violations } from '../../support/dom/axe';
import { wireGuest, wireService } from '../../support/builders';
import { enveloped, FakeServer, problem } from '../../support/dom/fakeServer';
import { openService } from '../../support/rendered/servicePage';

const MAIL = 'urn:mace:dir:attribute-def:mail';
const UID = 'urn:mace:dir:attribute-def:uid';
const at = '/apps/42/saml20_sp/compare?with=7.oidc10_rp';
const arp = (...names: string[]) => ({
  attributes: Object.fromEntries(names.map((name) => [name, ['*']])),
  noArp: false,
  noAttrArp: false,
});
const wiki = wireService({ connected: true, arp: arp(MAIL) });
const board = wireService({
  ...{ id: 7, entityType: 'oidc10_rp', spEntityId: 'board', names: { en: 'Board' } },
  ...{ arp: arp(MAIL, UID), licenseStatus: 'NO_LICENSE' },
});

function serve(second: () => Response = () => enveloped(board)): FakeServer {
  return new FakeServer().on('GET /services/detail', ({ params }) =>
    params.get('spId') === '42' ? enveloped(wiki) : second(),
  );
}
const table = (name: string) => screen.findByRole('table', { name });
const cells = async (name: string, fact: RegExp) => {
  const row = within(await table(name)).getByRole('row', { name: fact });
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('each fact is beside that of the other, and differences are stated in words', async () => {
  await openService(serve(), at);
  await expect(cells('Access', /^Connection/)).resolves.toEqual(['Connected', 'Not connected']);
  await expect(cells('Access', /^Licence/)).resolves.toEqual([
    'No licence is needed.',
    'No licence is available.',
  ]);
  await expect(cells('Attributes', /^uid/)).resolves.toEqual(['No', 'Yes']);
  await expect(cells('Attributes', /^mail/)).resolves.toEqual(['Yes', 'Yes']);
  await expect(cells('Privacy', /^In which country/)).resolves.toEqual(['Nothing stated', 'Nothing stated']);
  const rows = within(await table('Attributes')).getAllByRole('rowheader');
  expect(
    rows.filter(({ textContent }) => textContent.endsWith('differs')).map((row) => row.textContent),
  ).toEqual(['uiddiffers']);
  expect(screen.getByRole('heading', { level: 1, name: '2 services compared' })).toBeVisible();
  const [head] = screen.getAllByRole('link', { name: 'Board' });
  expect(head).toHaveAttribute('href', '/apps/7/oidc10_rp/overview');
  expect(await violations()).toEqual([]);
});

test('an attribute is one fact, regardless of its spelling in each service', async () => {
  const spelled = { ...board, arp: arp('urn:oid:0.9.2342.19200300.100.1.3', '2.5.4.4') };
  await openService(
    serve(() => enveloped(spelled)),
    at,
  );
  await expect(cells('Attributes', /^mail/)).resolves.toEqual(['Yes', 'Yes']);
  await expect(cells('Attributes', /^sn/)).resolves.toEqual(['No', 'Yes']);
});

test.each(['HAS_LICENSE_ELSEWHERE', 'toString'])(
  'nothing is known about %s, a licence status that is unknown here',
  async (odd) => {
    await openService(
      serve(() => enveloped({ ...board, licenseStatus: odd })),
      at,
    );
    await expect(cells('Access', /^Licence/)).resolves.toEqual([
      'No licence is needed.',
      'Nothing is known about a licence.',
    ]);
  },
);

test('without a release policy a service receives the same as the other, whatever that is', async () => {
  await openService(
    serve(() => enveloped({ ...board, arp: { attributes: {}, noArp: true, noAttrArp: false } })),
    at,
  );
  await expect(cells('Attributes', /^mail Yes Yes/)).resolves.toEqual(['Yes', 'Yes']);
});

test('only differences are shown on request; a part without differences says that it has none', async () => {
  await openService(serve(), at);
  await table('Access');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show only what differs' }));
  const shown = within(await table('Access')).getAllByRole('rowheader');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Connectiondiffers', 'Licencediffers']);
  expect(screen.getByText('No differences here.')).toBeVisible();
});

test('if a service does not exist, the page is not found; one that does not load can be requested again', async () => {
  await openService(
    serve(() => problem(404, 'not-found')),
    at,
  );
  expect(await screen.findByText('Nothing here')).toBeVisible();
  const server = serve(() => problem(500, 'internal'));
  (await openService(server, at)).unmount();
  await openService(server, at);
  expect(await screen.findByText('The services could not be loaded')).toBeVisible();
  server.on('GET /services/detail', ({ params }) => enveloped(params.get('spId') === '42' ? wiki : board));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await table('Access');
});

test('guests compare as well, but do not see connections; an address without another service leads to the service', async () => {
  const { unmount } = await openService(serve(), at, wireGuest);
  expect(within(await table('Access')).queryByRole('row', { name: /^Connection/ })).toBeNull();
  unmount();
  await openService(serve(), '/apps/42/saml20_sp/compare?with=x');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page'),
  );
});

test('an address names each service once, and at most as many as fit side by side', () => {
  const first = { id: 42, type: 'saml20_sp' } as const;
  const others = [7, 42, 8, 9].map((id) => ({ id, type: 'saml20_sp' }) as const);
  const [path = '', query = ''] = comparePath([first, ...others]).split('?');
  expect(path).toBe('/apps/42/saml20_sp/compare');
  expect(comparedWith(first, query)).toEqual([others[0], others[2]]);
  expect(comparedWith(first, query)).toHaveLength(MOST_COMPARED - 1);
  for (const nonsense of ['', 'with=', 'with=7', 'with=7.idp', 'with=x.saml20_sp', 'with=42.saml20_sp'])
    expect([nonsense, comparedWith(first, nonsense)]).toEqual([nonsense, []]);
});
