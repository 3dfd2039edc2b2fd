import { screen, waitFor } from '@testing-library/react';
import { wireGuest } from '../../support/builders';
import { admin, member, openService, superUser, viewer } from '../../support/rendered/servicePage';
import { base, server, strong, path, menu } from '../../support/rendered/settingsPage';

describe('the menu and the bare address', () => {
  test.each([
    [
      admin,
      'consent',
      ['Consent', 'Authorization policies', 'Strong authentication', 'Multi-factor authentication'],
    ],
    [
      { ...admin, manageConsentEnabled: false },
      'authorization_policies',
      ['Authorization policies', 'Strong authentication', 'Multi-factor authentication'],
    ],
    [
      { ...viewer, manageConsentEnabled: false },
      'surf_secure_id',
      ['Authorization policies', 'Strong authentication', 'Multi-factor authentication'],
    ],
    [
      superUser,
      'consent',
      ['Consent', 'Authorization policies', 'Strong authentication', 'Multi-factor authentication'],
    ],
  ])('REQUIREMENTS 162, 163: lead to the first that is reachable (%#)', async (user, segment, entries) => {
    const view = await openService(server(), base, user);
    await waitFor(() => expect(path(view)).toBe(`${base}/${segment}`));
    await waitFor(() => expect(menu()).toEqual(entries));
  });

  test.each(['', '/', '/nonsense', '/consent/more', '/mfa/', '/authorization_policies/new/revisions'])(
    'REQUIREMENTS 162: “%s” never loops',
    async (rest) => {
      const view = await openService(server(), base + rest, strong);
      await waitFor(() => expect(path(view)).toMatch(/\/settings\/(consent|mfa)\/?$/));
      expect(await screen.findByRole('navigation', { name: 'Settings' })).toBeVisible();
    },
  );

  test('REQUIREMENTS 162: a service that is not connected has no settings', async () => {
    const view = await openService(server({ connected: false }), `${base}/consent`, admin);
    await waitFor(() => expect(path(view)).toBe('/apps/42/saml20_sp/about'));
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  });

  test.each([
    ['a guest', wireGuest],
    ['a member', member],
  ])('%s is redirected to /404', async (_title, user) => {
    const view = await openService(server(), `${base}/consent`, user);
    await waitFor(() => expect(path(view)).toBe('/404'));
  });

  test('the bare address redirects a member, who has no settings, to the service', async () => {
    const view = await openService(server(), base, member);
    await waitFor(() => expect(path(view)).toBe('/apps/42/saml20_sp/about'));
  });

  test('REQUIREMENTS 163: a viewer who may not write policies is redirected from a policy', async () => {
    const view = await openService(server(), `${base}/authorization_policies/new`, viewer);
    await waitFor(() => expect(path(view)).toBe('/404'));
  });

  test('REQUIREMENTS 20: all of them have different titles', async () => {
    const titles = new Set<string>();
    const places = [
      'consent',
      'surf_secure_id',
      'mfa',
      'authorization_policies',
      'authorization_policies/new',
    ];
    for (const place of [...places, 'authorization_policies/1', 'authorization_policies/1/revisions']) {
      const view = await openService(server(), `${base}/${place}`, strong);
      await screen.findByRole('navigation', { name: 'Settings' });
      titles.add(document.title);
      view.unmount();
    }
    expect(titles.size).toBe(places.length + 2);
  });
});
