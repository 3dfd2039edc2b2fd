import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireInstitution } from '../../support/builders';
import { enveloped, problem } from '../../support/dom/fakeServer';
import { violations } from '../../support/dom/axe';
import {
  admin,
  base,
  body,
  button,
  flash,
  openService,
  server,
  wirePolicy,
} from '../../support/rendered/policyPage';

const taken = { tone: 'error', messageId: 'failure.validation.nameTaken' };

describe('faults in the form', () => {
  const name = () => screen.findByLabelText('Name');
  test('REQUIREMENTS 190: a missing value is reported at its field; blanks do not count; nothing is sent', async () => {
    const known = server();
    await openService(known, `${base}/new`);
    await userEvent.type(await name(), '   ');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    for (const message of [
      'Give the policy a name',
      'Add at least one attribute',
      'Describe the policy, or have the description written for you',
      'Write in English the message for users who are refused',
      'Write in Dutch the message for users who are refused',
    ])
      expect(screen.getAllByText(message)).not.toHaveLength(0);
    expect(screen.getByText('5 fields need your attention:')).toBeVisible();
    expect(known.calls('POST /policies')).toEqual([]);
  });

  test('REQUIREMENTS 185, 190: a service of another institution requires an institution; an own one does not', async () => {
    await openService(server(), `${base}/p1`);
    await name();
    await userEvent.click(screen.getByRole('checkbox', { name: 'North University' }));
    await userEvent.click(button('Save'));
    expect(await screen.findAllByText(/Choose at least one/)).not.toHaveLength(0);
  });

  test('REQUIREMENTS 185: the identity providers of the institution acted for, also while impersonating', async () => {
    const south = wireInstitution({
      ...{ id: 'https://idp.south.example', name: 'South', names: { en: 'South', nl: 'Zuid' } },
      institutionId: 'SOUTH',
    });
    const user = { ...admin, superUser: true, switchedToIdp: south };
    await openService(server(), `${base}/new`, user);
    await name();
    expect(screen.getByRole('checkbox', { name: 'South' })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'North University' })).toBeNull();
  });

  test('REQUIREMENTS 192: a name in use is reported while typing, in any case of letters', async () => {
    const known = server([wirePolicy(), wirePolicy({ id: 'p2', name: 'Guests' })]);
    const view = await openService(known, `${base}/p1`);
    const field = await name();
    await userEvent.clear(field);
    await userEvent.type(field, 'GUESTS ');
    await userEvent.tab();
    expect(await screen.findByText('This name is already in use. Choose another one.')).toBeVisible();
    expect(flash(view)).toBeNull();
    await userEvent.click(button('Save'));
    await waitFor(() => expect(flash(view)).toMatchObject(taken));
    await userEvent.type(field, '2');
    expect(flash(view)).toBeNull();
  });

  test.each([
    [
      'another server’s exception',
      () => Response.json({ exception: 'x.PolicyNameNotUniqueException' }, { status: 400 }),
    ],
    ['ours', () => problem(400, 'validation', { exception: 'dashboard.pdp.PolicyNameNotUniqueException' })],
  ])(
    'REQUIREMENTS 192, 193: a name in use on the server, %s: nothing is lost, the badge stays',
    async (_title, answer) => {
      const known = server([wirePolicy({ active: false })]).on('PUT /policies', answer);
      const view = await openService(known, `${base}/p1`);
      await userEvent.type(await name(), ' too');
      await userEvent.click(button('Save and activate'));
      expect(await screen.findByRole('alert')).toHaveTextContent('This name is already in use');
      expect(screen.getByLabelText('Name')).toHaveValue('Staff only too');
      expect(flash(view)).toMatchObject(taken);
      expect(screen.getByText('Not active')).toBeVisible();
      await userEvent.type(screen.getByLabelText('Name'), ' then');
      expect(flash(view)).toBeNull();
    },
  );

  test('another person changed it in the meantime: theirs and mine, and both ways to continue', async () => {
    const known = server().on('PUT /policies', () => problem(409, 'policy-changed'));
    const view = await openService(known, `${base}/p1`);
    await userEvent.type(await name(), ' mine');
    const theirs = wirePolicy({ name: 'Staff theirs', revisionNbr: 4, userDisplayName: 'Kim' });
    known.on('GET /policies/p1', () => enveloped(theirs));
    await userEvent.click(button('Save'));
    expect(await screen.findByText(/Kim changed this policy/)).toBeVisible();
    expect(screen.getByText('Staff theirs')).toBeVisible();
    expect(screen.getByText('Staff only mine')).toBeVisible();
    known.on('PUT /policies', () => enveloped(theirs));
    await userEvent.click(button('Save mine'));
    await waitFor(() => expect(view.router.state.location.pathname).toBe(base));
    expect(body(known, 'PUT /policies')).toMatchObject({ name: 'Staff only mine', revisionNbr: 4 });
  });

  test('a part that only the other has changed stays, and a part that no one else did is saved with it', async () => {
    const known = server().on('PUT /policies', () => problem(409, 'policy-changed'));
    await openService(known, `${base}/p1`);
    await userEvent.type(await name(), ' mine');
    const theirs = wirePolicy({ description: 'Theirs', revisionNbr: 4, userDisplayName: 'Kim' });
    known.on('GET /policies/p1', () => enveloped(theirs));
    await userEvent.click(button('Save'));
    expect(await screen.findByText(/but in other places/)).toBeVisible();
    expect(screen.getByText('Theirs').closest('ins')).toHaveTextContent('Added: Theirs');
    expect(await violations()).toEqual([]);
    known.on('PUT /policies', () => enveloped(theirs));
    await userEvent.click(button('Save both'));
    await waitFor(() =>
      expect(body(known, 'PUT /policies')).toMatchObject({
        ...{ name: 'Staff only mine', description: 'Theirs', revisionNbr: 4 },
      }),
    );
  });

  test('another person deleted it in the meantime: mine can become a new one', async () => {
    const known = server().on('PUT /policies', () => problem(404, 'not-found'));
    await openService(known, `${base}/p1`);
    await userEvent.type(await name(), ' mine');
    known.on('GET /policies/p1', () => problem(404, 'not-found'));
    await userEvent.click(button('Save'));
    known.on('POST /policies', () => enveloped(wirePolicy()));
    await userEvent.click(await screen.findByRole('button', { name: 'Save mine as a new policy' }));
    await waitFor(() => expect(body(known, 'POST /policies')).toMatchObject({ name: 'Staff only mine' }));
  });

  test('REQUIREMENTS 189: the description follows every choice, in three languages; typed text comes back', async () => {
    await openService(server(), `${base}/p1`);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Write the description for me' }));
    const text = screen.getByLabelText('Description');
    await waitFor(() =>
      expect(text).toHaveValue(
        'Users of North University may use “Wiki” only if their affiliation is “staff”.',
      ),
    );
    await userEvent.click(screen.getByRole('radio', { name: /^are refused/ }));
    await waitFor(() =>
      expect(text).toHaveValue(
        'Users of North University may not use “Wiki” if their affiliation is “staff”.',
      ),
    );
    expect(
      await screen.findByText(/mogen ‘Wiki’ niet gebruiken als hun affiliatie ‘staff’ is/),
    ).toHaveAttribute('lang', 'nl');
    expect(text).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Write the description for me' }));
    await waitFor(() => expect(text).toHaveValue('For staff'));
  });

  test('a policy that would keep out the admin asks again, and says so', async () => {
    const known = server([wirePolicy({ active: false })]).on('PUT /policies', () => enveloped(wirePolicy()));
    await openService(known, `${base}/p1`);
    await name();
    await screen.findByText(/Every policy that applies|No policy applies|One policy that refuses/);
    await userEvent.click(screen.getByRole('radio', { name: /^are refused/ }));
    await userEvent.click(button('Save and activate'));
    expect(await screen.findByText(/you would no longer have access to Wiki/)).toBeVisible();
    await userEvent.click(button('Back to the policy'));
    expect(known.calls('PUT /policies')).toEqual([]);
    await userEvent.click(button('Save and activate'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(known.calls('PUT /policies')).toHaveLength(1));
  });

  test('REQUIREMENTS 161, 174: the server asks for a stronger login; typed text stays, and comes back after it', async () => {
    const known = server().on('PUT /policies', () =>
      problem(403, 'insufficient-user-authentication', { acr_values: 'http://levels.example/loa2' }),
    );
    const view = await openService(known, `${base}/p1`);
    await userEvent.type(await name(), ' mine');
    await userEvent.click(button('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Step up your login' }));
    expect(dialog.getByText(/What you filled in is kept/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Go to the login page' }));
    expect(view.left).toEqual([
      `/login?${new URLSearchParams({ redirect_url: `http://localhost${base}/p1`, loa: '2' })}`,
    ]);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    view.unmount();
    await openService(known, `${base}/p1`);
    expect(await name()).toHaveValue('Staff only mine');
  });

  test('REQUIREMENTS 161, 174: a person who would rather not log in again is back in the form', async () => {
    const known = server().on('PUT /policies', () =>
      problem(403, 'insufficient-user-authentication', { acr_values: 'http://levels.example/loa2' }),
    );
    await openService(known, `${base}/p1`);
    await userEvent.type(await name(), ' mine');
    await userEvent.click(button('Save'));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the form' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await name()).toHaveValue('Staff only mine');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    known.on('PUT /policies', () => enveloped(wirePolicy()));
    await userEvent.click(button('Save'));
    await waitFor(() => expect(body(known, 'PUT /policies')).toMatchObject({ name: 'Staff only mine' }));
  });

  test('with a level that is too low the policy can be read, and the way to a higher one leads back here', async () => {
    await openService(server(), `${base}/p1`, { ...admin, currentLoaLevel: 1 });
    const login = await screen.findByRole('link', { name: 'Log in with level 2' });
    const parameters = new URL(login.getAttribute('href') ?? '', 'http://x').searchParams;
    expect(parameters.get('redirect_url')).toMatch(new RegExp(`${base}/p1$`));
    expect(parameters.get('loa')).toBe('2');
    expect(screen.getByText('Only for staff')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a policy that no longer exists is reported', async () => {
    await openService(
      server().on('GET /policies/p1', () => problem(404, 'not-found')),
      `${base}/p1`,
    );
    expect(await screen.findByText('This policy does not exist')).toBeVisible();
  });
});
