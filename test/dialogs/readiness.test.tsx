import { screen, waitFor } from '@testing-library/react';
import { wireTicket, wireUser } from '../support/builders';
import { form, happens, known, startingWith, toCheck } from '../support/readiness';
import { connectAt, renderDialog, serverWith } from '../support/renderDialog';

const invitation = () => wireTicket({ type: 'LINKINVITE', status: 'Waiting for customer' });
const invitedAt = `${connectAt}%3ACXT-12`;

describe('what will happen', () => {
  test('with a ticket: nobody gets mail, and the level can be chosen', async () => {
    await renderDialog(serverWith());
    await form();
    expect(happens()).toEqual([
      'A ticket is filedThe federation desk sets up the connection; you follow it under Tickets.',
      'Nobody gets an e-mail nowThe federation desk sees the ticket in its own list.',
      'The service asks for no assurance levelYou can ask for one below.',
    ]);
    expect(screen.getByRole('heading', { level: 3, name: '2. Assurance level' })).toBeVisible();
  });

  test.each([
    ['without interaction', { dashboardConnectOption: 'CONNECT_WITHOUT_INTERACTION_WITHOUT_EMAIL' }],
    [
      'without interaction, with e-mail',
      { dashboardConnectOption: 'CONNECT_WITHOUT_INTERACTION_WITH_EMAIL' },
    ],
    ['within one institution', { institutionId: 'NORTH' }],
  ])('%s: at once, without a ticket, and no word about mail', async (_how, service) => {
    await renderDialog(serverWith(service));
    await form();
    expect(happens()[0]).toMatch(
      /^The connection is made at once.*No ticket is filed\. People at North University can use Wiki right away\.$/,
    );
    expect(startingWith(happens(), 'Nobody gets an e-mail')).toEqual([]);
  });

  test('an invitation goes on in its own ticket, and tells since when it waits', async () => {
    await renderDialog(serverWith({}, [invitation()]), { at: invitedAt });
    await form();
    expect(happens().slice(0, 3)).toEqual([
      'You answer invitation CXT-12It has been waiting since 1 March 2026.',
      'No new ticket is filedThe federation desk sets up the connection; you follow it in ticket CXT-12.',
      'Nobody gets an e-mail nowThe federation desk sees the ticket in its own list.',
    ]);
  });

  test('an invitation that connects at once resolves its ticket', async () => {
    await renderDialog(serverWith({ institutionId: 'NORTH' }, [invitation()]), { at: invitedAt });
    await form();
    expect(happens()[1]).toBe(
      'The connection is made at once: the service belongs to your institutionYour answer resolves ticket CXT-12. ' +
        'People at North University can use Wiki right away.',
    );
    expect(startingWith(happens(), 'Nobody gets an e-mail')).toEqual([]);
  });

  test.each([
    [3, 2, ' Your own login had level 2.'],
    // What the server tells as 1 may have been 1.5.
    [2, 1, ' Your own login had a lower level.'],
    [1.5, 1, ''],
    [2, 2, ''],
    [2, 3, ''],
  ])('level %d of the service, and a login of %d', async (rank, login, more) => {
    await renderDialog(serverWith({ minimalLoaLevel: `http://x/assurance/loa${rank}` }), {
      user: wireUser({ currentLoaLevel: login, dashboardStepupEnabled: false }),
    });
    await form();
    expect(startingWith(happens(), 'Assurance level')).toEqual([
      `Assurance level ${rank} appliesWiki asks for it of everybody who logs in.${more}`,
    ]);
    expect(screen.queryByRole('heading', { name: /Assurance level$/ })).toBeNull();
  });
});

describe('what the provider tells', () => {
  test.each([
    [
      'HAS_LICENSE_SURFMARKET',
      'Check this: Does your institution hold a licence?A licence is needed; it can be',
    ],
    ['HAS_LICENSE_SP', 'Check this: Does your institution hold a licence?A licence is needed; Example Ltd'],
    ['NO_LICENSE', 'Check this: Does your institution hold a licence?Your institution has no licence'],
    ['UNKNOWN', 'Check this: Does your institution hold a licence?Whether Wiki needs a licence'],
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
    ['constructor', 'It says how Example Ltd handles personal data'],
    ['', 'It says how Example Ltd handles personal data'],
  ])('processing agreement %s', async (dpaType, text) => {
    await renderDialog(serverWith({ privacyInfo: { dpaType } }));
    await form();
    expect(startingWith(toCheck(), 'Check this: Is a processing agreement signed?')[0]).toContain(text);
  });

  test('no processing agreement is needed, as the provider says', async () => {
    await renderDialog(serverWith({ privacyInfo: { dpaType: 'dpa_not_applicable' } }));
    await form();
    expect(startingWith(known(), 'In order: No processing agreement is needed')).toHaveLength(1);
    expect(startingWith(toCheck(), 'Check this: Is a processing agreement signed?')).toEqual([]);
  });

  test('a refused agreement comes first of what is known, and privacy and wiki only where there are any', async () => {
    await renderDialog(serverWith({ aansluitovereenkomstRefused: true }));
    await form();
    expect(known()[0]).toMatch(/^In the way: The provider refused the connection agreement/);
    expect(screen.queryByRole('link', { name: /^Privacy/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Wiki/ })).toBeNull();
  });

  test('links open beside the dialog, on the sections of the service and on its wiki', async () => {
    await renderDialog(
      serverWith({ privacyInfo: { whatData: 'Names' }, wikiUrl: 'https://wiki.example/how' }),
    );
    await form();
    const links = ['Attributes', 'Licence', 'Privacy', 'Agreement', 'Wiki'].map((name) =>
      screen.getByRole('link', { name: `${name} (opens in a new tab)` }),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/apps/42/saml20_sp/attribute_policy',
      '/apps/42/saml20_sp/license_data',
      '/apps/42/saml20_sp/privacy',
      '/apps/42/saml20_sp/license_data',
      'https://wiki.example/how',
    ]);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });
});

test('the steps stay numbered without gaps, whatever applies', async () => {
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
      '2. Contact for the activation',
      '3. Comments',
      '4. Without connection agreement',
      '5. Terms',
    ]),
  );
});
