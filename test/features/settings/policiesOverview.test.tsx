import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberUnmet } from '../../../src/pages/stepUpReturn';
import { violations } from '../../support/dom/axe';
import { wireInstitution } from '../../support/builders';
import { enveloped, problem } from '../../support/dom/fakeServer';
import { admin, viewer } from '../../support/rendered/servicePage';
import {
  base,
  entity,
  openService,
  wirePolicy,
  server,
  flash,
  button,
} from '../../support/rendered/policyPage';

describe('the overview', () => {
  test('REQUIREMENTS 178, 180: the policies of this service, in cards', async () => {
    const elsewhere = wirePolicy({ id: 'p2', name: 'Elsewhere', serviceProviderIds: ['https://other'] });
    const singular = wirePolicy({
      id: 'p3',
      name: 'Old form',
      serviceProviderIds: null,
      serviceProviderId: entity,
    });
    await openService(server([wirePolicy(), elsewhere, singular]), base);
    const card = within(await screen.findByRole('article', { name: 'Staff only' }));
    expect(card.getByText('For staff')).toBeVisible();
    expect(card.getByText('For North University')).toBeVisible();
    await userEvent.click(card.getByText('Messages to users who are refused'));
    expect(card.getByText('Alleen voor medewerkers')).toHaveAttribute('lang', 'nl');
    expect(screen.getByRole('article', { name: 'Old form' })).toBeVisible();
    expect(screen.queryByText('Elsewhere')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('REQUIREMENTS 180: a policy that asks for a level is only shown', async () => {
    await openService(server([wirePolicy({ type: 'step' })]), base);
    const card = within(await screen.findByRole('article', { name: 'Staff only' }));
    expect(card.getByText('Requires a login level')).toBeVisible();
    expect(card.queryByText('Messages to users who are refused')).toBeNull();
    expect(card.queryByRole('link', { name: /^Edit/ })).toBeNull();
  });

  test.each([
    [true, true, 'Active'],
    [true, false, 'Waiting for the federation to switch it on'],
    [false, true, 'Not active'],
  ])('REQUIREMENTS 181: active %s with enforcement %s is “%s”', async (active, enforced, text) => {
    await openService(
      server([wirePolicy({ active })], { policyEnforcementDecisionRequired: enforced }),
      base,
    );
    expect(within(await screen.findByRole('article')).getByText(text)).toBeVisible();
  });

  test('REQUIREMENTS 182: a viewer reads; a maintainer or an admin edits the permitted ones', async () => {
    await openService(server(), base, viewer);
    await screen.findByRole('article', { name: 'Staff only' });
    expect(screen.queryByRole('link', { name: /^Edit|^Revisions|New policy/ })).toBeNull();
  });

  test('REQUIREMENTS 182: a maintainer has the same links, but none for policies of others', async () => {
    const currentIdp = wireInstitution({ allowMaintainersToManageAuthzRules: true });
    const foreign = wirePolicy({ id: 'p2', name: 'Foreign', actionsAllowed: false });
    await openService(server([wirePolicy(), foreign]), base, { ...viewer, currentIdp });
    expect(await screen.findByRole('link', { name: 'New policy' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit Staff only' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit Foreign' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Revisions of Foreign' })).toBeVisible();
    expect(screen.getByText(/belongs to another institution/)).toBeVisible();
  });

  test('REQUIREMENTS 179: an empty list says what it means; a failure can be tried again', async () => {
    const known = server([]);
    await openService(known, base);
    expect(await screen.findByText('All users of your institution can use Wiki.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New policy' })).toBeVisible();
  });

  test('REQUIREMENTS 179: the policies cannot be reached', async () => {
    const known = server().on('GET /policies', () => new Response(null, { status: 400 }));
    await openService(known, base);
    expect(await screen.findByText('The policies could not be loaded')).toBeVisible();
    known.on('GET /policies', () => enveloped([wirePolicy()]));
    await userEvent.click(button('Try again'));
    expect(await screen.findByRole('article', { name: 'Staff only' })).toBeVisible();
  });

  test('REQUIREMENTS 183: deleting asks in the page, names the policy, and refreshes the list', async () => {
    const known = server();
    const view = await openService(known, base);
    await userEvent.click(await screen.findByRole('button', { name: /^Delete Staff only/ }));
    expect(screen.getByRole('heading', { name: 'Delete “Staff only”?' })).toBeVisible();
    await userEvent.click(button('Cancel'));
    expect(known.calls('DELETE /policies/p1')).toEqual([]);
    await userEvent.click(button(/^Delete Staff only/));
    known
      .on('DELETE /policies/p1', () => new Response(null, { status: 200 }))
      .on('GET /policies', () => enveloped([]));
    await userEvent.click(button('Delete'));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(flash(view)).toMatchObject({ messageId: 'policies.deleted', values: { name: 'Staff only' } });
  });

  test('REQUIREMENTS 161, 174: with a login that is too weak the question leads to the login, which comes back to it', async () => {
    const known = server();
    const view = await openService(known, `${base}?delete=p1`, { ...admin, currentLoaLevel: 1 });
    const dialog = within(await screen.findByRole('dialog', { name: 'Step up your login' }));
    expect(dialog.getByText('Delete “Staff only”?')).toBeVisible();
    expect(dialog.getByText(/with assurance level 2/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(await violations()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Go to the login page' }));
    const back = `http://localhost${base}?delete=p1`;
    expect(view.left).toEqual([`/login?${new URLSearchParams({ redirect_url: back, loa: '2' })}`]);
    expect(known.calls('DELETE /policies/p1')).toEqual([]);
  });

  test('REQUIREMENTS 161, 174: a login that came back without the level says so; declining keeps the policy', async () => {
    const view = await openService(
      server(),
      [{ pathname: base, search: '?delete=p1', state: rememberUnmet(null) }],
      { ...admin, currentLoaLevel: 1 },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Your login did not reach the level' }));
    expect(dialog.getByRole('button', { name: 'Log in another way' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.router.state.location.search).toBe('');
    expect(screen.getByRole('article', { name: 'Staff only' })).toBeVisible();
  });

  test('REQUIREMENTS 161, 183: the server asks for a stronger login when it is to be deleted', async () => {
    const known = server().on('DELETE /policies/p1', () =>
      problem(403, 'insufficient-user-authentication', { acr_values: 'http://levels.example/loa3' }),
    );
    const view = await openService(known, base);
    await userEvent.click(await screen.findByRole('button', { name: /^Delete Staff only/ }));
    await userEvent.click(button('Delete'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Step up your login' }));
    expect(dialog.getByText(/with assurance level 3/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Go to the login page' }));
    expect(view.left).toEqual([
      `/login?${new URLSearchParams({ redirect_url: `http://localhost${base}?delete=p1`, loa: '3' })}`,
    ]);
  });

  test('REQUIREMENTS 183: an address that asks about an unknown policy asks nothing, and does not stay', async () => {
    const view = await openService(server(), `${base}?delete=p9`);
    expect(await screen.findByRole('article', { name: 'Staff only' })).toBeVisible();
    await waitFor(() => expect(view.router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('REQUIREMENTS 183: one that a colleague has deleted before disappears from the list, with a message', async () => {
    const known = server();
    const view = await openService(known, base);
    await userEvent.click(await screen.findByRole('button', { name: /^Delete Staff only/ }));
    known.on('DELETE /policies/p1', () => problem(404, 'not-found')).on('GET /policies', () => enveloped([]));
    await userEvent.click(button('Delete'));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(flash(view)).toMatchObject({
      messageId: 'policies.deletedBefore',
      values: { name: 'Staff only' },
    });
  });

  test.each(['', '/p1', '/p1/revisions'])(
    'REQUIREMENTS 181: it waits for the federation, in the list, the editor and the revisions (%s)',
    async (page) => {
      const known = server([wirePolicy()], { policyEnforcementDecisionRequired: false }).on(
        'GET /policies/p1/revisions',
        () => enveloped([wirePolicy({ revisionNbr: 1 })]),
      );
      await openService(known, `${base}${page}`);
      if (page.endsWith('revisions')) await userEvent.click(await screen.findByText('Show this revision'));
      expect(await screen.findByText('Waiting for the federation to switch it on')).toBeVisible();
      expect(screen.queryByText('Active')).toBeNull();
    },
  );

  test('REQUIREMENTS 183: a deletion that fails is reported at its question', async () => {
    const known = server().on('DELETE /policies/p1', () => problem(403, 'forbidden'));
    await openService(known, base);
    await userEvent.click(await screen.findByRole('button', { name: /^Delete Staff only/ }));
    await userEvent.click(button('Delete'));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Staff only' })).toBeInTheDocument();
  });
});
