/** The renderings of the list after an action; they are its cost at thousands of services. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enveloped } from '../../support/dom/fakeServer';
import { rendersOf } from '../../support/dom/renders';
import { renderDashboard, smallServer } from '../../app/renderDashboard';
import { facet, few, listed, overviewServer, renderOverview } from './overview';

const many = Array.from({ length: 60 }, (_, index) => ({
  ...few[index % few.length],
  id: index + 1,
  organisation: 'Vesper',
  spEntityId: `https://s${index}.example`,
  names: { en: `${index % 2 === 0 ? 'Even' : 'Odd'} ${index}` },
  name: `${index % 2 === 0 ? 'Even' : 'Odd'} ${index}`,
}));

const field = () => screen.getByRole('searchbox', { name: 'Search services' });

const names = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent ?? '');

/** Everything has loaded, and the search covers everything: nothing will render by itself. */
async function arrive() {
  const page = await renderOverview('', { server: overviewServer(many) });
  await listed();
  await waitFor(() => {
    const states = Object.values(page.store.getState().api.queries).map((query) => query?.status);
    expect(new Set(states)).toEqual(new Set(['fulfilled']));
  });
  await userEvent.click(field());
  await userEvent.paste('together');
  await waitFor(() => expect(names()).toHaveLength(25));
  await userEvent.clear(field());
  await waitFor(() => expect(page.router.state.location.search).toBe(''));
  return page;
}

const facets = ['FacetPanel', 'FacetGroup', 'CheckRow', 'FilterChips', 'DownloadServices', 'OrderSelect'];
const ofThem = (renders: ReadonlyMap<string, number>, names: readonly string[]) =>
  names.filter((name) => renders.has(name));

test('a page change renders the new rows, and nothing of the facets or the tools', async () => {
  await arrive();
  const renders = await rendersOf(async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await screen.findByRole('link', { name: 'Page 2', current: 'page' });
  });
  expect(renders.get('RowOf')).toBe(25);
  expect(ofThem(renders, facets)).toEqual([]);
});

test('a key renders each row once, and the address that is written after it none', async () => {
  const { router } = await arrive();
  const typed = await rendersOf(async () => {
    await userEvent.keyboard('d');
    await waitFor(() => expect(names()[0]).toMatch(/Odd 1$/));
  });
  expect(typed.get('RowOf')).toBe(25);
  expect(typed.get('FacetPanel')).toBe(1);
  const written = await rendersOf(() =>
    waitFor(() => expect(router.state.location.search).toContain('search=d')),
  );
  expect(ofThem(written, ['RowOf', ...facets])).toEqual([]);
});

test('what is typed is written to the address at a pause, and renders nothing of the frame', async () => {
  const server = smallServer().on('GET /services', () => enveloped({ apps: many, facets: [] }));
  const { address } = await renderDashboard({ server });
  await listed();
  await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  const menu = await screen.findByRole('link', { name: 'Profile' });
  await userEvent.click(field());
  const frame = ['Header', 'Navigation', 'AccountMenu', 'AccountMenuItems', 'Footer', 'Flash', 'FrameLink'];
  const typed = () =>
    rendersOf(async () => {
      await userEvent.keyboard('odd');
      await waitFor(() => expect(address().search).toBe('?search=odd'));
      await waitFor(() => expect(names()[0]).toMatch(/Odd/));
      await new Promise((done) => setTimeout(done, 100));
    });
  let renders = await typed();
  // The counts of the menu come when the browser is idle, which may be meanwhile: then it is typed again.
  for (let again = 0; again < 3 && ofThem(renders, frame).length > 0; again += 1) {
    await userEvent.clear(field());
    await waitFor(() => expect(address().search).toBe(''));
    renders = await typed();
  }
  expect(renders.get('ServiceBrowser')).toBeGreaterThan(0);
  expect(ofThem(renders, frame)).toEqual([]);
  expect(menu.isConnected).toBe(true);
});

test('Enter writes the words to the address at once', async () => {
  const { router } = await arrive();
  await userEvent.type(field(), 'odd{Enter}');
  expect(router.state.location.search).toBe('?search=odd');
});

test('a tick renders the facets and each row once', async () => {
  await arrive();
  const renders = await rendersOf(() =>
    userEvent.click(within(facet('Connection')).getByRole('checkbox', { name: /^Connected/ })),
  );
  expect(renders.get('FacetPanel')).toBe(1);
  expect(renders.get('RowOf') ?? 0).toBeLessThanOrEqual(25);
});
