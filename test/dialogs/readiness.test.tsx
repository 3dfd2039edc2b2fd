import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireTicket, wireUser } from '../support/builders';
import { enveloped } from '../support/dom/fakeServer';
import { form, inOrder, known, startingWith, toCheck } from '../support/rendered/readiness';
import { connectAt, renderDialog, serverWith } from '../support/rendered/renderDialog';

const invitation = () => wireTicket({ type: 'LINKINVITE', status: 'Waiting for customer' });
const invitedAt = `${connectAt}%3ACXT-12`;

describe('the button describes its result', () => {
  test('with a ticket: no mail is sent, and the level can be chosen', async () => {
    await renderDialog(serverWith());
    expect(await form()).toHaveAccessibleDescription(
      'A ticket goes to the federation desk, which makes the connection. You follow it under Tickets.',
    );
    expect(screen.getByLabelText('Assurance level')).toBeVisible();
  });

  test.each([
    ['without interaction', { dashboardConnectOption: 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL' }],
    [
      'without interaction, with e-mail',
      { dashboardConnectOption: 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL' },
    ],
    ['within one institution', { institutionId: 'NORTH' }],
  ])('%s: at once, without a ticket, and no word about mail', async (_title, service) => {
    await renderDialog(serverWith(service));
    const send = await form();
    expect(send).toHaveAccessibleDescription(/^The connection is made at once, without a ticket/);
    expect(send).toHaveAccessibleDescription(/users of North University can use Wiki from then on\.$/);
    expect(send).not.toHaveAccessibleDescription(/e-mail/);
  });

  test('an invitation continues in its own ticket, and shows since when it waits', async () => {
    await renderDialog(serverWith({}, [invitation()]), { at: invitedAt });
    expect(await form()).toHaveAccessibleDescription(
      // The key is a link, which a description sets apart.
      /^This answers ticket CXT-12 ?\. The federation desk then makes the connection\.$/,
    );
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Invitation CXT-12, waiting for an answer since 1 March 2026',
    );
  });

  test('an invitation that connects at once resolves its ticket', async () => {
    await renderDialog(serverWith({ institutionId: 'NORTH' }, [invitation()]), { at: invitedAt });
    expect(await form()).toHaveAccessibleDescription(
      'This resolves ticket CXT-12 and connects at once, as the service belongs to your institution: ' +
        'users of North University can use Wiki from then on.',
    );
  });
});

test.each([
  [3, 2, ' Your own login had level 2.'],
  // The server's 1 may have been 1.5.
  [2, 1, ' Your own login had a lower level.'],
  [1.5, 1, ''],
  [2, 2, ''],
  [2, 3, ''],
])(
  'level %d of the service, and a login of %d: the level is shown, not chosen',
  async (rank, login, more) => {
    await renderDialog(serverWith({ minimalLoaLevel: `http://x/assurance/loa${rank}` }), {
      user: wireUser({ currentLoaLevel: login, dashboardStepupEnabled: false }),
    });
    await form();
    expect(screen.getByText(`Assurance level ${rank} applies`)).toBeVisible();
    expect(screen.getByText(/^Wiki requires it/).textContent.trim()).toBe(
      `Wiki requires it of all users.${more}`,
    );
    expect(screen.queryByLabelText('Assurance level')).toBeNull();
  },
);

describe('the information of the provider', () => {
  test.each([
    ['HAS_LICENSE_SURFMARKET', 'Check this: A licence is neededIt can be obtained'],
    ['HAS_LICENSE_SP', 'Check this: A licence is neededExample Ltd provides it.'],
    ['NO_LICENSE', 'Check this: Your institution has no licence through the federation'],
    ['UNKNOWN', 'Check this: Does Wiki need a licence?This is not known here'],
    ['NOT_NEEDED', 'In order: No licence is neededWiki is free to use'],
  ])('licence %s', async (licenseStatus, line) => {
    await renderDialog(serverWith({ licenseStatus }));
    await form();
    expect(startingWith([...known(), ...toCheck()], line)).toHaveLength(1);
  });

  test.each([
    ['dpa_in_surf_agreement', 'The provider says that it is part of its agreement'],
    ['dpa_model_surf', 'The provider says that it uses the model agreement'],
    ['dpa_supplied_by_service', 'The provider says that it supplies one.'],
    ['other', 'The provider says that there is another kind of agreement.'],
    ['constructor', 'It sets out how Example Ltd handles personal data'],
    ['', 'It sets out how Example Ltd handles personal data'],
  ])('processing agreement %s', async (dpaType, text) => {
    await renderDialog(serverWith({ privacyInfo: { dpaType } }));
    await form();
    expect(startingWith(toCheck(), 'Check this: Has a processing agreement been signed?')[0]).toContain(text);
  });

  test('no processing agreement is needed, according to the provider', async () => {
    await renderDialog(serverWith({ privacyInfo: { dpaType: 'dpa_not_applicable' } }));
    await form();
    expect(startingWith(known(), 'In order: No processing agreement is needed')).toHaveLength(1);
    expect(startingWith(toCheck(), 'Check this: Has a processing agreement been signed?')).toEqual([]);
  });

  test('privacy and wiki only if they exist', async () => {
    await renderDialog(serverWith());
    await form();
    expect(screen.queryByRole('link', { name: /^Privacy/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Wiki/ })).toBeNull();
  });

  test('links open beside the dialog, on the sections of the service and on its wiki', async () => {
    await renderDialog(
      serverWith({ privacyInfo: { whatData: 'Names' }, wikiUrl: 'https://wiki.example/how' }),
    );
    await form();
    const links = ['Attributes', 'Licence', 'Agreement', 'Privacy', 'Wiki'].map((name) =>
      screen.getByRole('link', { name: `${name} (opens in a new tab)` }),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/apps/42/saml20_sp/attribute_policy',
      '/apps/42/saml20_sp/license_data',
      '/apps/42/saml20_sp/license_data',
      '/apps/42/saml20_sp/privacy',
      'https://wiki.example/how',
    ]);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });
});

test('the steps are numbered without gaps, whichever apply', async () => {
  await renderDialog(
    serverWith({
      minimalLoaLevel: 'http://x/assurance/loa2',
      aansluitovereenkomstRefused: true,
      dashboardConnectOption: 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL',
    }),
  );
  await form();
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '1. Ready to connect?',
      '2. Without connection agreement',
      '3. Your request',
    ]),
  );
});

test('at most five points precede the form, with all questions and nothing in order', async () => {
  const service = {
    arp: { attributes: {}, noArp: true, noAttrArp: false },
    policyEnforcementDecisionRequired: true,
    licenseStatus: 'UNKNOWN',
    privacyInfo: { whatData: 'Names', dpaType: 'other' },
    wikiUrl: 'https://wiki.example/how',
    aansluitovereenkomstRefused: true,
  };
  await renderDialog(serverWith(service).on('GET /policies', () => enveloped([])));
  await form();
  expect([...known(), ...toCheck()]).toHaveLength(5);
  expect(screen.queryByText(/in order/)).toBeNull();
});

test('the points in order are one line, which names them and opens', async () => {
  await renderDialog(serverWith({ licenseStatus: 'NOT_NEEDED' }));
  await form();
  expect(inOrder()).toBe('2 points in order attributes, licence');
  expect(screen.getByText('No licence is needed')).not.toBeVisible();
  await userEvent.click(screen.getByText(/in order/));
  expect(screen.getByText('No licence is needed')).toBeVisible();
});
