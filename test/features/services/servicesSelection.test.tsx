/** Rows of the overview are ticked to do one thing with all of them (REQUIREMENTS 254). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../support/dom/axe';
import { wireService } from '../../support/builders';
import type { Seen } from '../../support/dom/fakeServer';
import { rendersOf } from '../../support/dom/renders';
import { few, listed, overviewServer, renderOverview } from './overview';

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
const bar = () => screen.findByRole('group', { name: 'Selected services' });
const noBar = () => screen.queryByRole('group', { name: 'Selected services' });
const field = () => screen.getByRole('searchbox', { name: 'Search services' });

const many = Array.from({ length: 30 }, (_, index) =>
  wireService({ id: index + 1, spEntityId: `https://s${index}.example`, names: { en: `Wiki ${index + 1}` } }),
);

test('the selection shows how many are ticked and how many are connected, and stays over a search', async () => {
  await renderOverview();
  await listed();
  await userEvent.click(box('Atlas'));
  expect(await bar()).toHaveTextContent(/^1 selected/);
  expect(await bar()).toHaveTextContent('connected');
  await userEvent.click(box('Corvus'));
  await userEvent.click(box('Draco'));
  await waitFor(() => expect(noBar()).toHaveTextContent(/3 selected.*1 connected, 2 not connected/));
  expect(await violations()).toEqual([]);

  await userEvent.type(field(), 'atlas');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Draco' })).toBeNull());
  await waitFor(() => expect(noBar()).toHaveTextContent('2 not in this list'));
  await userEvent.clear(field());
  await waitFor(() => expect(box('Draco')).toBeChecked());
  expect(box('Boreas')).not.toBeChecked();
});

test('two or three of them can be compared, neither one nor more (REQUIREMENTS 434)', async () => {
  await renderOverview();
  await listed();
  const link = () => screen.queryByRole('link', { name: 'Compare' });
  await userEvent.click(box('Atlas'));
  await bar();
  expect(link()).toBeNull();
  await userEvent.click(box('Corvus'));
  await waitFor(() =>
    expect(link()?.getAttribute('href')).toMatch(/^\/apps\/\d+\/\w+\/compare\?with=\d+\.\w+$/),
  );
  await userEvent.click(box('Draco'));
  await waitFor(() => expect(link()?.getAttribute('href')).toMatch(/with=\d+\.\w+,\d+\.\w+$/));
  await userEvent.click(box('Boreas'));
  await waitFor(() => expect(link()).toBeNull());
});

test('the box in the head ticks the page, shows that only some are ticked, and other pages keep theirs', async () => {
  await renderOverview('', { server: overviewServer(many) });
  await listed();
  await userEvent.click(box('Wiki 3'));
  expect(all()).toBePartiallyChecked();
  await userEvent.click(all());
  expect(all()).toBeChecked();
  expect(await bar()).toHaveTextContent(/^25 selected.*none connected/);
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  await screen.findByRole('link', { name: 'Page 2', current: 'page' });
  expect(all()).not.toBeChecked();
  expect(all()).not.toBePartiallyChecked();
  await userEvent.click(screen.getByRole('link', { name: 'Page 1' }));
  await waitFor(() => expect(all()).toBeChecked());
  await userEvent.click(all());
  await waitFor(() => expect(noBar()).toBeNull());
});

test('the names can be listed and removed; with the last one the focus goes to the number of services', async () => {
  await renderOverview();
  await listed();
  await userEvent.click(box('Atlas'));
  await userEvent.click(box('Boreas'));
  const names = () => within(noBar() ?? document.body).getAllByRole('listitem', { hidden: true });
  await bar();
  expect(names().map(({ textContent }) => textContent)).toEqual([
    'Atlas, remove it from the selection',
    'Boreas, remove it from the selection',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '2 selected' }));
  await userEvent.click(screen.getByRole('button', { name: /^Atlas ?, remove it/ }));
  await waitFor(() => expect(box('Atlas')).not.toBeChecked());
  await userEvent.click(screen.getByRole('button', { name: '1 selected' }));
  await userEvent.click(screen.getByRole('button', { name: /^Boreas ?, remove it/ }));
  await waitFor(() => expect(noBar()).toBeNull());
  expect(screen.getByText('All 5 services', { selector: '[role=status]' })).toHaveFocus();
});

test('exactly the ticked ones are downloaded', async () => {
  let requestBody: unknown;
  const server = overviewServer().on('POST /services/download', ({ body }: Seen) => {
    requestBody = body;
    return Response.json([['id', 'entityID']]);
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await renderOverview('', { server });
  await listed();
  await userEvent.click(box('Corvus'));
  await userEvent.click(box('Eridanus'));
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(requestBody).toMatchObject({ ids: [few[2]?.id, few[4]?.id] }));
});

test('a tick renders its own row alone', async () => {
  const { store } = await renderOverview('', { server: overviewServer(many) });
  await listed();
  // Nothing will render by itself.
  await userEvent.type(field(), 'wiki');
  await waitFor(() => {
    const states = Object.values(store.getState().api.queries).map((query) => query?.status);
    expect(new Set(states)).toEqual(new Set(['fulfilled']));
  });
  await userEvent.click(box('Wiki 1'));
  await bar();
  const renders = await rendersOf(() => userEvent.click(box('Wiki 2')));
  expect(renders.get('RowOf')).toBe(1);
  for (const name of ['FacetPanel', 'ListTools', 'Pagination'])
    expect([name, renders.has(name)]).toEqual([name, false]);
});
