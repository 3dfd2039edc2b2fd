import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { baseApi } from '../../../src/api/baseApi';
import { violations } from '../../support/dom/axe';
import { wireTicket, wireTicketPage } from '../../support/builders';
import { enveloped, problem } from '../../support/dom/fakeServer';
import { admin, openService, viewer } from '../../support/rendered/servicePage';
import { base, entity, consent, server, path } from '../../support/rendered/settingsPage';

describe('consent', () => {
  const at = `${base}/consent`;

  test('REQUIREMENTS 164, 165: the form has the present values; without a consent screen the messages are hidden', async () => {
    await openService(server(), at);
    expect(await screen.findByLabelText('Message in English')).toHaveValue('Why');
    expect(screen.getByLabelText('Message in Dutch')).toHaveValue('Waarom');
    expect(screen.getByLabelText(/Message in Portuguese/)).toHaveValue('');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Consent' }), 'No consent screen');
    expect(screen.queryByLabelText('Message in English')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('REQUIREMENTS 164: without a setting it is the information screen', async () => {
    await openService(server({}, []), at);
    expect(await screen.findByRole('combobox', { name: 'Consent' })).toHaveValue('MINIMAL_CONSENT');
  });

  test('REQUIREMENTS 165: blanks are not a message; English and Dutch are required', async () => {
    const view = await openService(server(), at);
    const english = await screen.findByLabelText('Message in English');
    await userEvent.clear(english);
    await userEvent.type(english, '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Review request…' }));
    await waitFor(() => expect(english).toBeInvalid());
    expect(english).toHaveFocus();
    expect(english).toHaveAccessibleDescription(/Write in English the message that users read/);
    expect(view.router.state.location.search).toBe('');
  });

  test('REQUIREMENTS 175: unchanged, the button says why it does nothing; Enter does nothing either', async () => {
    const view = await openService(server(), at);
    const save = await screen.findByRole('button', { name: 'Review request…' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveAccessibleDescription('There are no changes to request.');
    await userEvent.click(save);
    expect(view.router.state.location.search).toBe('');
  });

  test('saving passes the change to its dialog, and the form keeps the typed text', async () => {
    const view = await openService(server(), at);
    const english = await screen.findByLabelText('Message in English');
    await userEvent.type(english, ' not');
    await userEvent.click(screen.getByRole('button', { name: 'Review request…' }));
    await waitFor(() =>
      expect(new URLSearchParams(view.router.state.location.search).get('dialog')).toBe(
        'consent:42:saml20_sp',
      ),
    );
    expect(view.store.getState().change.proposed).toEqual({
      subject: 'consent',
      serviceEntityId: entity,
      serviceType: 'saml20_sp',
      type: 'DEFAULT_CONSENT',
      explanations: { en: 'Why not', nl: 'Waarom', pt: '' },
    });
    expect(english).toHaveValue('Why not');
  });

  test('leaving with changes asks first, and can be cancelled', async () => {
    const view = await openService(server(), at);
    await userEvent.type(await screen.findByLabelText('Message in English'), '!');
    await userEvent.click(screen.getByRole('link', { name: 'Multi-factor authentication' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(path(view)).toBe(at);
    expect(screen.getByLabelText('Message in English')).toHaveValue('Why!');
    await userEvent.click(screen.getByRole('link', { name: 'Multi-factor authentication' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(path(view)).toBe(`${base}/mfa`));
  });

  test.each([
    ['a viewer', viewer, 'Only administrators of your institution can request changes. Ask one of them.'],
    ['a login of level 1', { ...admin, currentLoaLevel: 1 }, /requires a login with level 2/],
  ])('REQUIREMENTS 166, 173, 174: %s reads the present values, in words', async (_title, user, reason) => {
    await openService(server(), at, user);
    expect(await screen.findByText('Explicit consent')).toBeVisible();
    expect(screen.getByText('Why')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('REQUIREMENTS 174: with too low a level the request leads to the step-up of the same setting', async () => {
    const view = await openService(server(), at, { ...admin, currentLoaLevel: 1 });
    await userEvent.click(await screen.findByRole('link', { name: 'Request a change' }));
    expect(view.router.state.location.search).toBe('?dialog=consent%3A42%3Asaml20_sp');
  });

  test('a pending change is shown in its place, with old and requested value and its ticket; an own one can be withdrawn', async () => {
    const pending = {
      jiraKey: 'CXT-77',
      requestedAt: '2026-03-01T10:00:00Z',
      userName: 'Ann Bee',
      subject: 'consent',
      spEntityId: entity,
      changes: [{ field: 'type', from: 'DEFAULT_CONSENT', to: 'NO_CONSENT' }],
    };
    let own = false;
    const known = server()
      .on('GET /x/changes', () => enveloped([pending]))
      .on('POST /actions', () =>
        enveloped(wireTicketPage([wireTicket({ jiraKey: 'CXT-77', type: 'CHANGE', withdrawable: own })])),
      );
    const view = await openService(known, at, { ...admin, extensions: ['changes'] });
    const item = (await screen.findByText('No consent screen')).closest('li');
    expect(item).toHaveTextContent('Consent: Explicit consent → No consent screen');
    expect(screen.getByRole('link', { name: 'CXT-77' })).toHaveAttribute('href', '/tickets/CXT-77');
    expect(screen.queryByRole('button', { name: 'Review request…' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Withdraw the request' })).toBeNull();
    own = true;
    view.store.dispatch(baseApi.util.invalidateTags(['tickets']));
    expect(await screen.findByRole('link', { name: 'Withdraw the request' })).toHaveAttribute(
      'href',
      `${at}?dialog=withdraw%3ACXT-77`,
    );
  });

  test('a server without pending changes gets no request for them', async () => {
    const known = server();
    await openService(known, at);
    await screen.findByLabelText('Message in English');
    expect(known.calls('GET /x/changes')).toEqual([]);
  });

  test('a failure is reported, and can be tried again', async () => {
    const known = server().on('GET /users/disableConsent', () => problem(500, 'internal'));
    await openService(known, at);
    expect(await screen.findByText('The consent setting could not be loaded')).toBeVisible();
    known.on('GET /users/disableConsent', () => Response.json([consent]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Message in English')).toHaveValue('Why');
  });
});
