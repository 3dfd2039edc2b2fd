/** Acting as another person with the existing server, which itself keeps its super users' roles. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { lab, login } from '../support/otherServer/federation';
import { button, visitOther } from '../support/otherServer/visitOther';

const superUser = login({ role: 'SUPER_USER' });

test('a super user chooses, acts, sees it on the profile, and leaves', async () => {
  const { user, federation, left } = await visitOther('/users/search', { login: superUser });
  await user.type(await screen.findByRole('searchbox', { name: 'Search institutions' }), 'idp-lab.uni');
  await user.click(await screen.findByRole('button', { name: /^Administrator of/ }));
  await waitFor(() => expect(left).toEqual(['/']));
  expect(federation.login?.switchedTo).toEqual({ idp: lab, role: 'ADMIN' });
  cleanup();

  const acting = await visitOther('/profile', { login: federation.login });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Super user', 'Administrator']),
  );
  expect(screen.getByText(/You are acting as an administrator of/)).toBeVisible();
  await acting.user.click(button('Stop acting for this institution'));
  await waitFor(() => expect(acting.left).toEqual(['/']));
  expect(acting.federation.login?.switchedTo).toBeUndefined();
});

test.each(['ADMIN', 'VIEWER', 'MEMBER'] as const)('%s gets no list of identities', async (role) => {
  const { server, address } = await visitOther('/users/search', { login: login({ role }) });
  await waitFor(() => expect(address().pathname).toBe('/404'));
  expect(server.calls('GET /users/super/idps')).toEqual([]);
});
