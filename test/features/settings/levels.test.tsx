import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knownMultiFactor } from '../../../src/contracts/domain/services/multiFactor';
import { loadCatalogue } from '../../../src/i18n/loadCatalogue';
import { openService, viewer } from '../../support/rendered/servicePage';
import { base, entity, loa, mfa, server, strong, withInstitution } from '../../support/rendered/settingsPage';

describe('strong authentication', () => {
  const at = `${base}/surf_secure_id`;
  const options = () => screen.getAllByRole('option').map((option) => option.textContent);

  test('REQUIREMENTS 167, 169: the default only while none is set; then nothing lower', async () => {
    await openService(server(), at, strong);
    expect(await screen.findByLabelText('Assurance level')).toHaveValue('');
    expect(options()).toEqual([
      'Level 1: no second factor (default)',
      'Level 1.5: second factor, self-registered',
      'Level 2: second factor, identity checked',
      'Level 3: hardware token, identity checked',
    ]);
  });

  test('REQUIREMENTS 169: a level that is set can be raised only', async () => {
    const set = withInstitution({ stepupEntities: [{ name: entity, level: loa('2') }] });
    await openService(server(), at, { ...strong, ...set });
    expect(await screen.findByLabelText('Assurance level')).toHaveValue(loa('2'));
    expect(options()).toEqual([
      'Level 2: second factor, identity checked',
      'Level 3: hardware token, identity checked',
    ]);
  });

  test('REQUIREMENTS 169: at the highest level no other can be requested, and the page says so', async () => {
    const set = withInstitution({ stepupEntities: [{ name: entity, level: loa('3') }] });
    await openService(server(), at, { ...strong, ...set });
    expect(await screen.findByText('The highest level is already set.')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test.each([strong, viewer])(
    'REQUIREMENTS 167, 168: the own level of a service takes precedence, locked (%#)',
    async (user) => {
      const set = withInstitution({ stepupEntities: [{ name: entity, level: loa('3') }] });
      await openService(server({ minimalLoaLevel: loa('2') }), at, { ...user, ...set });
      expect(await screen.findByText('Level 2: second factor, identity checked')).toBeVisible();
      expect(screen.getByText(/Wiki itself requires this level/)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Request a change' })).toBeNull();
    },
  );

  test('REQUIREMENTS 170, 174: level 3 is needed', async () => {
    await openService(server(), at, { ...strong, currentLoaLevel: 2 });
    expect(await screen.findByText(/requires a login with level 3/)).toBeVisible();
    expect(screen.getByText('Level 1: no second factor (default)')).toBeVisible();
  });

  test('the chosen level is proposed', async () => {
    const view = await openService(server(), at, strong);
    await userEvent.selectOptions(await screen.findByLabelText('Assurance level'), loa('3'));
    await userEvent.click(screen.getByRole('button', { name: 'Review request…' }));
    expect(view.store.getState().change.proposed).toMatchObject({
      subject: 'strongAuthentication',
      level: loa('3'),
    });
  });
});

describe('multi-factor', () => {
  const at = `${base}/mfa`;

  test('REQUIREMENTS 171: the default only without an entry', async () => {
    await openService(server(), at, strong);
    const field = await screen.findByRole('combobox', { name: 'Multi-factor authentication' });
    expect(field).toHaveValue('');
    expect(within(field).getAllByRole('option')).toHaveLength(3);
  });

  test('REQUIREMENTS 171: with an entry, its removal can be requested', async () => {
    const set = withInstitution({ mfaEntities: [{ name: entity, level: mfa }] });
    const view = await openService(server(), at, { ...strong, ...set });
    const field = await screen.findByRole('combobox', { name: 'Multi-factor authentication' });
    expect(field).toHaveValue(mfa);
    expect(within(field).getAllByRole('option')).toHaveLength(3);
    await userEvent.selectOptions(field, 'None');
    await userEvent.click(screen.getByRole('button', { name: 'Review request…' }));
    expect(view.store.getState().change.proposed).toMatchObject({ subject: 'multiFactor', level: '' });
  });

  test.each(knownMultiFactor)(
    '$uri has its name, listed or not, also without our server',
    async ({ uri, label }) => {
      const set = withInstitution({ mfaEntities: [{ name: entity, level: uri }] });
      const bare = { extensions: undefined, multiFactorLevels: undefined, authnContextLevels: [] };
      await openService(server(), at, { ...viewer, ...set, ...bare });
      const words = (await loadCatalogue('en'))[label];
      expect(await screen.findByText(String(words))).toBeVisible();
    },
  );

  test('REQUIREMENTS 172: a value that cannot be chosen stays, with a way to change it', async () => {
    const set = withInstitution({ mfaEntities: [{ name: entity, level: 'urn:gone' }] });
    await openService(server(), at, { ...strong, ...set });
    expect(await screen.findByText(/Ask your federation’s support/)).toBeVisible();
    expect(screen.getByText('urn:gone')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

test.each([
  ['surf_secure_id', 'Assurance level'],
  ['mfa', 'Multi-factor authentication'],
])(
  'REQUIREMENTS 46: %s: leaving with another choice asks first, and can be cancelled',
  async (segment, label) => {
    const view = await openService(server(), `${base}/${segment}`, strong);
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: label });
    const last = field.options.item(field.options.length - 1)?.value ?? '';
    await userEvent.selectOptions(field, last);
    await userEvent.click(screen.getByRole('link', { name: 'Consent' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(view.router.state.location.pathname).toBe(`${base}/${segment}`);
    expect(screen.getByRole('combobox', { name: label })).toHaveValue(last);
  },
);
