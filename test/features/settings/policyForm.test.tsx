import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../support/dom/axe';
import { enveloped } from '../../support/dom/fakeServer';
import {
  base,
  entity,
  own,
  affiliation,
  group,
  openService,
  wirePolicy,
  server,
  body,
  flash,
  button,
} from '../../support/rendered/policyPage';

describe('the form', () => {
  const name = () => screen.findByLabelText('Name');
  async function fillNew() {
    await userEvent.type(await name(), 'Students');
    await userEvent.selectOptions(screen.getByLabelText('Add an attribute'), 'Affiliation');
    await userEvent.type(screen.getByLabelText(/^Value of Affiliation/), 'student');
    await userEvent.type(screen.getByLabelText('Description'), 'For students');
    await userEvent.type(screen.getByLabelText('Message on refusal, English'), 'No');
    await userEvent.type(screen.getByLabelText('Message on refusal, Dutch'), 'Nee');
  }

  test('REQUIREMENTS 184, 191: a new policy is for this service, and not active unless requested', async () => {
    const known = server().on('POST /policies', () => enveloped(wirePolicy({ id: 'p9' })));
    const view = await openService(known, `${base}/new`);
    await fillNew();
    expect(await violations()).toEqual([]);
    await userEvent.click(button('Save'));
    await waitFor(() => expect(view.router.state.location.pathname).toBe(base));
    expect(body(known, 'POST /policies')).toMatchObject({
      name: 'Students',
      description: 'For students',
      serviceProviderId: entity,
      serviceProviderIds: [entity],
      identityProviderIds: [own],
      attributes: [{ name: affiliation, value: 'student' }],
      denyRule: false,
      allAttributesMustMatch: true,
      denyAdvice: 'No',
      denyAdviceNl: 'Nee',
      denyAdvicePt: '',
      active: false,
    });
    expect(body(known, 'POST /policies')).not.toHaveProperty('id');
    expect(flash(view)).toMatchObject({ messageId: 'policies.created' });
  });

  test('REQUIREMENTS 181, 194: the first policy of a service says that the team has to switch it on', async () => {
    const known = server([], { policyEnforcementDecisionRequired: false });
    known.on('POST /policies', () => enveloped(wirePolicy()));
    const view = await openService(known, `${base}/new`);
    await fillNew();
    await userEvent.click(button('Save and activate'));
    await waitFor(() => expect(flash(view)).toMatchObject({ messageId: 'policies.createdFirst' }));
    expect(body(known, 'POST /policies')).toMatchObject({ active: true });
  });

  test('REQUIREMENTS 191: for an active policy the left button deactivates; Enter keeps it active', async () => {
    const known = server().on('PUT /policies', () => enveloped(wirePolicy()));
    await openService(known, `${base}/p1`);
    await userEvent.type(await name(), '!{Enter}');
    await waitFor(() =>
      expect(body(known, 'PUT /policies')).toMatchObject({ name: 'Staff only!', active: true }),
    );
    expect(body(known, 'PUT /policies')).toMatchObject({ id: 'p1', revisionNbr: 3 });
  });

  test('REQUIREMENTS 191: deactivating', async () => {
    const known = server().on('PUT /policies', () => enveloped(wirePolicy()));
    const view = await openService(known, `${base}/p1`);
    await name();
    await userEvent.click(button('Save and deactivate'));
    await waitFor(() => expect(flash(view)).toMatchObject({ messageId: 'policies.deactivated' }));
    expect(body(known, 'PUT /policies')).toMatchObject({ active: false });
  });

  test('REQUIREMENTS 186: a refusal requires all attributes, locked; a permit that follows keeps that', async () => {
    await openService(server([wirePolicy({ allAttributesMustMatch: false })]), `${base}/p1`);
    expect(await screen.findByRole('radio', { name: /one of the attributes/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^are refused/ }));
    expect(screen.getByRole('radio', { name: /all attributes/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /one of the attributes/ })).toBeDisabled();
    expect(screen.getByText('A policy that refuses always requires all attributes.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^have access/ }));
    expect(screen.getByRole('radio', { name: /all attributes/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /one of the attributes/ })).toBeEnabled();
  });

  test('REQUIREMENTS 187: values and attributes are added and removed; the focus goes to the added one', async () => {
    await openService(server(), `${base}/p1`);
    await name();
    await userEvent.click(button(/^Add a value/));
    expect(screen.getByLabelText(/^Value 2 of Affiliation/)).toHaveFocus();
    await userEvent.selectOptions(screen.getByLabelText('Add an attribute'), 'Group');
    expect(screen.getByLabelText(/^Value of Group/)).toHaveFocus();
    await userEvent.click(button('Remove value 2 of Affiliation'));
    expect(screen.queryByLabelText(/^Value 2 of Affiliation/)).toBeNull();
    await userEvent.click(button('Remove value staff of Affiliation'));
    expect(screen.queryByRole('group', { name: /^Affiliation/ })).toBeNull();
    await userEvent.click(button('Remove Group'));
    expect(screen.queryByRole('group', { name: /^Group/ })).toBeNull();
  });

  test('REQUIREMENTS 188: groups by their full names, roles among those of the institution', async () => {
    await openService(server(), `${base}/p1`);
    await name();
    await userEvent.selectOptions(screen.getByLabelText('Add an attribute'), 'Group');
    await userEvent.type(screen.getByLabelText(/^Value of Group/), 'board');
    await userEvent.selectOptions(screen.getByLabelText('Add an attribute'), 'Role at the institution');
    await userEvent.type(screen.getByLabelText(/^Value of Role/), 'king');
    expect(screen.getByText('Roles of your institution: beheerder')).toBeVisible();
    await userEvent.click(button('Save'));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Value of Group/)).toHaveAccessibleDescription(
        /starts with urn:collab:group:/,
      ),
    );
    expect(screen.getByLabelText(/^Value of Role/)).toHaveAccessibleDescription(/Choose from: beheerder/);
    await userEvent.clear(screen.getByLabelText(/^Value of Role/));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Value of Role/)).toHaveAccessibleDescription(/^Fill in a value/),
    );
  });

  test('REQUIREMENTS 190: errors that still apply stay, whichever field is left', async () => {
    await openService(server(), `${base}/p1`);
    await userEvent.clear(await name());
    await userEvent.clear(screen.getByLabelText(/^Value of Affiliation/));
    await userEvent.click(button('Save'));
    await screen.findByText('2 fields need your attention:');
    const invalidFields = () => [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);
    const before = invalidFields();
    expect(before).toEqual(['policy-name', 'policy-attributes[0].values[0]']);
    for (const control of document.querySelectorAll<HTMLElement>('form :is(input, select, textarea)')) {
      act(() => control.focus());
      act(() => control.blur());
    }
    await waitFor(() => expect(invalidFields()).toEqual(before));
    expect(screen.getByText('2 fields need your attention:')).toBeVisible();
  });

  test('REQUIREMENTS 44: many attributes to add can be searched, by label and by name', async () => {
    const known = server().on('GET /policies/attributes', () =>
      enveloped(
        [
          affiliation,
          group,
          ...Array.from({ length: 6 }, (_, at) => `urn:mace:dir:attribute-def:x${at}`),
        ].map((one) => ({ name: one, value: one })),
      ),
    );
    await openService(known, `${base}/p1`);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add an attribute' }), 'surfteams');
    expect(screen.getAllByRole('option', { name: /urn:collab/ })).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText(/^Value of Group/)).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Add an attribute' })).toHaveValue('');
  });

  test('REQUIREMENTS 46: leaving with typed text asks first, and can be cancelled', async () => {
    const view = await openService(server(), `${base}/p1`);
    await userEvent.type(await name(), '!');
    await userEvent.click(screen.getByRole('link', { name: 'Multi-factor authentication' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(view.router.state.location.pathname).toBe(`${base}/p1`);
    expect(await name()).toHaveValue('Staff only!');
    await userEvent.click(screen.getByRole('link', { name: 'Multi-factor authentication' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(view.router.state.location.pathname).toMatch(/\/mfa$/));
  });
});
