/** The check of the installation, for super users, on a real store. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Verdict } from '../../../../src/contracts/wire/checks';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { wireUser } from '../../../support/builders';
import { violations } from '../../../support/dom/axe';
import { enveloped } from '../../../support/dom/fakeServer';

const superUser = wireUser({ superUser: true, extensions: ['checks'] });
const found: readonly Verdict[] = [
  { subject: 'login provider', answer: 'yes', text: 'https://login.example answers.' },
  { subject: 'role directory', answer: 'notSet', text: 'ROLES_URL is not set.' },
  { subject: 'mail server', answer: 'no', text: 'mail.example does not take mail. Check SMTP_URL.' },
];

test('what does not work is first, with the remedy, and can be checked again', async () => {
  let checks = found;
  const server = smallServer(superUser).on('GET /x/checks', () => enveloped({ checks }));
  await renderDashboard({ at: '/desk/checks', server, user: superUser });
  expect(await screen.findByText('1 subject needs attention.')).toBeVisible();
  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    'SubjectWorksWhat the server finds',
    'mail serverNomail.example does not take mail. Check SMTP_URL.',
    'login providerYeshttps://login.example answers.',
    'role directoryNot checkedROLES_URL is not set.',
  ]);
  expect(screen.getByText(/Check SMTP_URL/)).toHaveAttribute('lang', 'en');
  expect(await violations(document.body)).toEqual([]);

  checks = found.slice(0, 2);
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Everything that is set up works.')).toBeVisible();
});
