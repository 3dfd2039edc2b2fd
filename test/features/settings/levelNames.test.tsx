/** Levels are called as the installation calls them, wherever a page shows one. */
import { screen } from '@testing-library/react';
import { createIntl, FormattedMessage } from 'react-intl';
import { loadCatalogue } from '../../../src/i18n/loadCatalogue';
import { LevelsKnown, levelName, shortLevel } from '../../../src/i18n/levels';
import { renderUi } from '../../support/rendered/intl';
import { openService } from '../../support/rendered/servicePage';
import { base, entity, server, strong, withInstitution } from '../../support/rendered/settingsPage';

const mfa = 'https://refeds.org/profile/mfa';
const substantial = 'http://eidas.europa.eu/LoA/substantial';
const high = 'http://eidas.europa.eu/LoA/high';
const named = (uri: string, rank: number, en: string, nl = en) => ({
  ...{ uri, rank },
  ...{ labels: { en, nl }, short: { en, nl } },
});
const mixed = {
  defaultLoa: 'https://refeds.org/profile/sfa',
  defaultLevel: named('https://refeds.org/profile/sfa', 1, 'REFEDS SFA'),
  loaLevels: [mfa, substantial, high],
  assuranceLevels: [
    named(mfa, 2, 'REFEDS MFA'),
    named(substantial, 2, 'eIDAS substantial', 'eIDAS substantieel'),
    named(high, 3, 'eIDAS high', 'eIDAS hoog'),
  ],
};
const person = { ...strong, ...mixed };
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const at = `${base}/surf_secure_id`;

test('available levels are sorted by rank, and the default is under its name', async () => {
  await openService(server(), at, person);
  await screen.findByLabelText('Assurance level');
  expect(options()).toEqual(['REFEDS SFA (default)', 'REFEDS MFA', 'eIDAS substantial', 'eIDAS high']);
});

test('another level of the same rank can be requested, a lower one never', async () => {
  const set = withInstitution({ stepupEntities: [{ name: entity, level: substantial }] });
  await openService(server(), at, { ...person, ...set });
  await screen.findByLabelText('Assurance level');
  expect(options()).toEqual(['eIDAS substantial', 'REFEDS MFA', 'eIDAS high']);
});

test('the login for a change is described by the levels that are enough', async () => {
  await openService(server(), `${base}/consent`, { ...person, currentLoaLevel: 1 });
  expect(
    await screen.findByText(/requires a login with level REFEDS MFA \/ eIDAS substantial/),
  ).toBeVisible();
});

test('if no level reaches rank 3, the highest one is enough', async () => {
  const two = {
    ...person,
    assuranceLevels: mixed.assuranceLevels.slice(0, 2),
    loaLevels: [mfa, substantial],
  };
  await openService(server(), at, { ...two, currentLoaLevel: 2 });
  expect(await screen.findByRole('button', { name: 'Review request…' })).toBeVisible();
});

test('the page of a service names its own level', async () => {
  await openService(server({ minimalLoaLevel: substantial }), '/apps/42/saml20_sp/overview', person);
  expect(await screen.findByText('eIDAS substantial')).toBeVisible();
});

const ladder = [
  { uri: 'sfa', rank: 1, short: { en: 'SFA' } },
  { uri: 'http://x/loa2', rank: 2, labels: { en: 'Level 2: with a second factor' } },
  { uri: 'mfa', rank: 2, short: { en: 'MFA' } },
  { uri: 'gold', rank: 3 },
];

test.each([
  [0, 'SFA'],
  [1, 'SFA'],
  [2, '2 / MFA'],
  [3, 'gold'],
])('a sentence describes rank %d as %s', async (level, said) => {
  await renderUi(
    <LevelsKnown value={ladder}>
      <FormattedMessage id="header.level" values={{ level }} />
    </LevelsKnown>,
  );
  expect(screen.getByText(`Logged in with assurance level ${said}`)).toBeVisible();
});

test.each([
  ['http://x/loa2', '2', 'LoA 2'],
  ['http://elsewhere/loa1.5', '1.5', 'LoA 1.5'],
  ['mfa', 'MFA', 'MFA'],
  ['gold', 'gold', 'gold'],
  ['urn:unknown', 'urn:unknown', 'urn:unknown'],
])('%s is called %s within a sentence and %s alone', async (uri, word, short) => {
  const known = createIntl({ locale: 'en-GB', messages: await loadCatalogue('en') });
  expect([levelName(known, ladder, uri), shortLevel(known, ladder, uri)]).toEqual([word, short]);
});
