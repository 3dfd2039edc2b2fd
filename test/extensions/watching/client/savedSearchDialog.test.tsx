/** The dialog over the list that keeps its search: what is sent, what is refused, and what stays (REQUIREMENTS 460, 461, 464). */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../../support/dom/axe';
import { wireUser } from '../../../support/builders';
import { enveloped, FakeServer, problem } from '../../../support/dom/fakeServer';
import { renderDialog } from '../../../support/rendered/renderDialog';

const POST = 'POST /x/watching/searches';
const query = 'search=wiki&sort=organisation';
const at = `/apps/all?${query}&page=2&dialog=search`;
const maps = { id: 'b', name: 'Maps', query: 'search=map', watched: false };
const wikis = { id: 'a', name: 'Wikis', query, watched: true };

const titled = (name: string) => screen.findByRole('heading', { level: 2, name });
const field = () => screen.getByRole('textbox', { name: /^Name/ });
const button = (name: string) => screen.getByRole('button', { name });

async function opened(saved: readonly object[], answer: () => Response) {
  const user = userEvent.setup();
  const server = new FakeServer().on('GET /x/watching/searches', () => enveloped(saved)).on(POST, answer);
  const shown = await renderDialog(server, { at, user: wireUser({ extensions: ['watching'] }) });
  return { user, server, ...shown };
}

test('the search of the list is sent under its name, and its address can be copied', async () => {
  const { user, server, router } = await opened([maps], () => enveloped([maps, wikis]));
  await titled('Save this search');
  expect(screen.getByRole('link', { name: 'Maps' })).toHaveAttribute('href', '/apps/all?search=map');
  await user.type(field(), ' Wikis ');
  await user.click(screen.getByRole('checkbox', { name: 'Notify me of new services that match' }));
  await user.dblClick(button('Save'));
  await titled('Search saved');
  expect(server.calls(POST).map(({ body }) => body)).toEqual([
    { action: 'save', name: 'Wikis', query, watched: true },
  ]);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(button('Copy the address'));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/apps/all?${query}`);
  expect(await screen.findByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
  await user.click(button('Done'));
  expect(router.state.location.search).toBe(`?${query}&page=2`);
});

test('an empty name is not sent, and says why', async () => {
  const { user, server } = await opened([], () => enveloped([]));
  await titled('Save this search');
  await user.click(button('Save'));
  expect(field()).toHaveAccessibleDescription(/Give the search a name/);
  expect(server.calls(POST)).toEqual([]);
  expect(await violations()).toEqual([]);
});

test.each([
  ['the name is taken', () => problem(409, 'name-taken'), 'This name is already in use'],
  ['the server is away', () => new Response(null, { status: 503 }), undefined],
])('if %s, the typed text is still there', async (_title, answer, title) => {
  const { user } = await opened([maps], answer);
  await titled('Save this search');
  await user.type(field(), 'Maps');
  await user.click(button('Save'));
  if (title) await titled(title);
  else {
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await titled('Save this search');
  }
  expect(field()).toHaveValue('Maps');
});

test('if the limit is reached, the dialog says so, with a way to make room', async () => {
  const { user } = await opened([maps], () => problem(400, 'validation'));
  await titled('Save this search');
  await user.type(field(), 'Wikis{Enter}');
  await titled('The search was not saved');
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/watching');
});

test('a stored search shows its name, and can be removed', async () => {
  const { user, server } = await opened([maps, wikis], () => enveloped([maps]));
  await titled('Saved search');
  expect(field()).toHaveValue('Wikis');
  await user.click(button('Remove'));
  await titled('Search removed');
  expect(server.calls(POST).map(({ body }) => body)).toEqual([{ action: 'remove', id: 'a' }]);
});

test('a removal that fails does not lose another name that was typed', async () => {
  const { user } = await opened([maps, wikis], () => new Response(null, { status: 503 }));
  await titled('Saved search');
  await user.type(field(), ' and notes');
  await user.click(button('Remove'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await titled('Saved search');
  expect(field()).toHaveValue('Wikis and notes');
});
