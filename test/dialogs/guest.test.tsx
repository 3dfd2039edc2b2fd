/** A guest who has the address of a dialog, which may be shared. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireGuest } from '../support/builders';
import { dialogNames, writtenAddress } from '../support/dom/dialogAddresses';
import { renderDialog, serverWith, serviceAt } from '../support/rendered/renderDialog';

const guest = { ...wireGuest, extensions: ['changeSet', 'wishes', 'watching'] };
const titled = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test.each(dialogNames)('%s: a link to the login, which comes back to it', async (name) => {
  const server = serverWith();
  const dialog = encodeURIComponent(writtenAddress(name));
  const { router } = await renderDialog(server, { at: `${serviceAt}?dialog=${dialog}`, user: guest });
  await titled('Log in to continue');
  const login = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Log in' }).href);
  const back = new URL(login.searchParams.get('redirect_url') ?? '');
  expect(login.searchParams.has('loa')).toBe(false);
  expect([back.pathname, back.searchParams.get('dialog')]).toEqual([serviceAt, writtenAddress(name)]);
  expect(server.seen.map(({ path }) => path)).toEqual(['/users/me']);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel' }));
  await gone();
  expect(router.state.location.search).toBe('');
});

test('and also if a login was to come back to it', async () => {
  await renderDialog(serverWith(), { at: `${serviceAt}?afterStepup=connect`, user: wireGuest });
  await titled('Log in to continue');
});
