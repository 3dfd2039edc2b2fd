/** The keys of the frame, the palette and the list of keys, in the whole application. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { opened } from '../../src/app/palette/opened';
import { wireService, wireTicketPage } from '../support/builders';
import { enveloped } from '../support/dom/fakeServer';
import { renderDashboard, smallServer } from './renderDashboard';

const anyDialog = () => screen.queryByRole('dialog');
const field = () => screen.findByRole('combobox', { name: /^Search services, tickets/ });

async function arrive(at = '/accessibility', server = smallServer()) {
  const page = await renderDashboard({ at, server });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, user: userEvent.setup() };
}

beforeEach(() => {
  document.cookie = 'singleKeys=; Max-Age=0; Path=/';
  sessionStorage.clear();
});
afterEach(() => act(() => opened.set(undefined)));

test('Ctrl K opens it with the focus in its field; typing makes no request, and Enter opens', async () => {
  const { user, server, address } = await arrive();
  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveFocus();
  await screen.findByRole('option', { name: /^Tickets/ });
  await waitFor(() => expect(server.calls('GET /services')).toHaveLength(1));
  const before = server.seen.length;
  await user.keyboard('wiki');
  const option = await screen.findByRole('option', { name: /^Wiki/ });
  expect(option).toHaveAttribute('href', '/apps/42/saml20_sp/about');
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(await field()).toHaveAttribute('aria-activedescendant', option.id);
  expect(within(option).getByText('Wiki').tagName).toBe('MARK');
  expect(server.seen).toHaveLength(before);
  // Confirms a composed word in Safari.
  fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 });
  expect(await field()).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address().pathname).toBe('/apps/42/saml20_sp/about'));
  expect(anyDialog()).toBeNull();
});

test('data that is there is not requested again, and the tickets, which the list does without, once', async () => {
  const { user, server } = await arrive('/apps/all');
  await screen.findByRole('link', { name: 'Wiki' });
  const before = server.seen.length;
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'wiki');
  await screen.findByRole('option', { name: /^Wiki/ });
  expect(server.seen.slice(before).map(({ path }) => path)).toEqual(['/actions']);
  await user.keyboard('{Escape}{Control>}k{/Control}');
  await field();
  expect(server.seen).toHaveLength(before + 1);
});

test('until the services load a placeholder is shown, and pages are found', async () => {
  let respond: (response: Response) => void = () => undefined;
  const server = smallServer().on(
    'GET /services',
    () => new Promise<Response>((resolve) => (respond = resolve)),
  );
  const { user } = await arrive('/accessibility', server);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'wiki');
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Loading…')).toBeInTheDocument();
  expect(within(dialog).queryByText(/^No results for/)).toBeNull();
  await act(async () => respond(enveloped({ apps: [wireService()], facets: [] })));
  expect(await screen.findByRole('option', { name: /^Wiki/ })).toBeInTheDocument();
  expect(within(dialog).queryByText('Loading…')).toBeNull();
});

test('an action for a connection is not guessed while pending requests are unknown', async () => {
  let respond: (response: Response) => void = () => undefined;
  const server = smallServer();
  const { user } = await arrive('/accessibility', server);
  server.on('POST /actions', () => new Promise<Response>((resolve) => (respond = resolve)));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'connect wiki');
  await user.clear(await field());
  await user.type(await field(), 'wiki');
  expect(await screen.findByRole('option', { name: /^Wiki .*Loading…$/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Connect/ })).toBeNull();
  await act(async () => respond(enveloped(wireTicketPage([]))));
  expect(await screen.findByRole('option', { name: /^Wiki .*Not connected$/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /^Connect Wiki/ })).toBeInTheDocument();
});

test('services that do not load are reported, and requested again', async () => {
  const server = smallServer().on('GET /services', () => Response.json({}, { status: 500 }));
  const { user } = await arrive('/accessibility', server);
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByText('The services could not be loaded');
  server.on('GET /services', () => enveloped({ apps: [wireService()], facets: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.type(await field(), 'wiki');
  expect(await screen.findByRole('option', { name: /^Wiki/ })).toBeInTheDocument();
});

test('arrows, Home and End go through the lines; their number is announced', async () => {
  const { user } = await arrive();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'theme');
  const options = await screen.findAllByRole('option');
  const chosen = () => options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
  expect(options).toHaveLength(3);
  expect(screen.getByText('3 results')).toBeInTheDocument();
  const places = [];
  for (const key of ['{ArrowDown}', '{End}', '{ArrowDown}', '{ArrowUp}', '{Home}']) {
    await user.keyboard(key);
    places.push(chosen());
  }
  expect(places).toEqual([1, 2, 0, 2, 0]);
});

test('it runs the chosen action: language, theme, the keys, logging out', async () => {
  const { user, server } = await arrive();
  const run = async (text: string) => {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), `${text}{Enter}`);
  };
  await run('theme dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await run('theme system');
  await run('shortcuts');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('{Escape}');
  server.on('GET /logout', () => new Response(null, { status: 200 }));
  await run('log out');
  await waitFor(() => expect(server.seen.some(({ path }) => path === '/logout')).toBe(true));
});

test('Escape, the key that has opened it and a press outside close it, and the focus returns', async () => {
  const { user } = await arrive();
  const opener = screen.getByRole('button', { name: 'Search or go to' });
  opener.focus();
  for (const key of ['{Escape}', '{Control>}k{/Control}']) {
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
    await user.keyboard(key);
    await waitFor(() => expect(anyDialog()).toBeNull());
    expect(opener).toHaveFocus();
  }
  await user.click(opener);
  await field();
  fireEvent.mouseDown(screen.getByRole('dialog'));
  await waitFor(() => expect(anyDialog()).toBeNull());
});

test('with a modifier, a press on a line is handled by the browser, and the palette stays', async () => {
  const { user, address } = await arrive();
  await user.keyboard('{Control>}k{/Control}');
  const option = await screen.findByRole('option', { name: /^My institution/ });
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  let left = false;
  // Clicks that are left to the browser are stopped here: it cannot open a tab.
  window.addEventListener('click', (event) => ((left = !event.defaultPrevented), event.preventDefault()), {
    once: true,
  });
  act(() => void option.dispatchEvent(press));
  expect(left).toBe(true);
  expect(address().pathname).toBe('/accessibility');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await user.click(option);
  await waitFor(() => expect(address().pathname).toBe('/my-idp'));
});

test('/ leads to the search of the page, on a page without one to that of the services', async () => {
  const { user, address } = await arrive();
  await user.keyboard('/');
  const search = await screen.findByRole('searchbox', { name: 'Search services' });
  expect(address().pathname).toBe('/apps/all');
  await waitFor(() => expect(search).toHaveFocus());
  await user.keyboard('a/b?');
  expect(search).toHaveValue('a/b?');
  act(() => search.blur());
  await user.keyboard('/');
  await waitFor(() => expect(search).toHaveFocus());
});

test('single keys are not used with others, nor within a dialog, and can be turned off for this browser', async () => {
  const { user, address } = await arrive();
  await user.keyboard('{Control>}/{/Control}{Alt>}?{/Alt}{Meta>}?{/Meta}');
  expect(anyDialog()).toBeNull();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('/');
  expect(address().pathname).toBe('/accessibility');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Use the keys / and ?' }));
  await waitFor(() => expect(document.cookie).toContain('singleKeys=off'));
  await user.keyboard('{Escape}?/');
  expect(anyDialog()).toBeNull();
  expect(address().pathname).toBe('/accessibility');
  // The palette still opens, and leads to the switch.
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'shortcuts{Enter}');
  await user.click(await screen.findByRole('checkbox', { name: 'Use the keys / and ?' }));
  await user.keyboard('{Escape}?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
});

test('entries that were opened in this tab come first the next time', async () => {
  const { user } = await arrive('/apps/42/saml20_sp/about');
  await user.keyboard('{Control>}k{/Control}');
  const group = await screen.findByRole('group', { name: 'Recently opened' });
  expect(within(group).getByRole('option', { name: /^Wiki/ })).toBeInTheDocument();
});
