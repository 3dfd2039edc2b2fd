/** A page that writes its own address never cancels a move in progress (REQUIREMENTS 486). */
import { createMemoryRouter, type DataRouter } from 'react-router';
import { ignoreStaleReplaces } from '../../src/app/ignoreStaleReplaces';

let come: () => void;
let router: DataRouter;

/** The code of `/far` comes when the test says so. */
beforeEach(() => {
  const code = new Promise<() => null>((resolve) => {
    come = () => resolve(() => null);
  });
  router = ignoreStaleReplaces(
    createMemoryRouter(
      [{ id: 'list', path: '/list' }, { path: '/far', lazy: { Component: () => code } }, { path: '/near' }],
      { initialEntries: ['/far', '/list?page=2'], initialIndex: 1 },
    ),
  );
});

/** Replaces an address in the way of a component of `/list`. */
const byList = { replace: true, fromRouteId: 'list' };

const at = () => router.state.location.pathname + router.state.location.search;
const ticks = () => new Promise((resolve) => setTimeout(resolve, 5));

const own = [
  ['its query alone', { search: '?search=a' }],
  ['its path and query', { pathname: '/list', search: '?search=a' }],
] as const;

test.each(own)('%s is dropped while a move is on its way, and that is made', async (_title, to) => {
  const move = router.navigate('/far');
  const written = router.navigate(to, byList);
  await ticks();
  expect([at(), router.state.navigation.location?.pathname]).toEqual(['/list?page=2', '/far']);
  come();
  await Promise.all([move, written]);
  await ticks();
  expect(at()).toBe('/far');
});

test.each(own)('%s is written immediately if no navigation is pending', (_title, to) => {
  void router.navigate(to, byList);
  expect(at()).toBe('/list?search=a');
});

test('a press that leads to the page itself calls a move off, as its person wants', async () => {
  void router.navigate('/far');
  await router.navigate('/list?page=3');
  expect([at(), router.state.navigation.state]).toEqual(['/list?page=3', 'idle']);
});

test('a person who goes elsewhere after all is followed at once', async () => {
  const move = router.navigate('/far');
  await router.navigate('/near');
  expect(at()).toBe('/near');
  come();
  await move;
  expect(at()).toBe('/near');
});

test('the way back is a move, and no entry of the history is written over on it', async () => {
  void router.navigate(-1);
  const written = router.navigate({ search: '?search=a' }, byList);
  come();
  await written;
  await ticks();
  expect(at()).toBe('/far');
  await router.navigate(1);
  expect(at()).toBe('/list?page=2');
});

test.each(own)(
  '%s is written by no page that has been left and is still on the screen',
  async (_title, to) => {
    await router.navigate('/near');
    await router.navigate(to, byList);
    expect(at()).toBe('/near');
  },
);
