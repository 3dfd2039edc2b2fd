/**
 * A half-filled form when the person chooses another language: its words change, its content does not
 * (REQUIREMENTS 38).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  wireInstitution,
  wireService,
  wireTicket,
  wireTicketPage,
  wireUser,
} from '../../../support/builders';
import { enveloped, type FakeServer } from '../../../support/dom/fakeServer';
import { consent } from '../../../support/rendered/settingsPage';
import { at as invite, choose, inviting } from '../../../support/rendered/invitePage';
import { deskServer } from '../../deskPages/client/deskPage';
import { reviewRow, reviewServer, wireReview } from '../../reviews/client/reviewPage';
import { securityServer } from '../../securityRules/client/securityPage';
import { wirePolicy } from '../../../support/rendered/policyPage';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';

const settings = '/apps/42/saml20_sp/settings';
const user = wireUser({
  currentLoaLevel: 3,
  extensions: ['changes', 'idempotency'],
  authnContextLevels: ['https://refeds.org/profile/mfa', 'urn:other:context'],
  currentIdp: wireInstitution({
    organisationNames: { en: 'North University' },
    homeUrls: { en: 'https://north.example' },
    contactPersons: [{ id: 'c1', name: 'Ann Bee', contactPersonType: 'technical' }],
  }),
});

function server(): FakeServer {
  return smallServer(user)
    .on('GET /services/detail', () => enveloped(wireService({ connected: true })))
    .on('GET /users/disableConsent', () => Response.json([consent]))
    .on('GET /users/me/serviceproviders', () => enveloped([]))
    .on('GET /x/changes', () => enveloped([]))
    .on('GET /policies/attributes', () => enveloped([]))
    .on('GET /policies/p1', () => enveloped(wirePolicy()));
}

function reminding(): FakeServer {
  const ticket = { jiraKey: 'CXT-31', type: 'LINKINVITE', status: 'Waiting for customer' } as const;
  return smallServer(wireUser({ dashboardAdmin: false, superUser: true })).on('POST /actions', () =>
    enveloped(wireTicketPage([wireTicket(ticket)])),
  );
}

interface Form {
  readonly name: string;
  /** The source file of the form. */
  readonly source: string;
  readonly at: string;
  readonly known?: () => FakeServer;
  readonly before?: () => Promise<unknown>;
  /** In English and in Dutch. */
  readonly field: readonly [string, string];
  readonly role?: 'textbox' | 'combobox';
  /** The option to choose, instead of text. */
  readonly option?: string;
}

const forms: readonly Form[] = [
  {
    source: 'src/features/settings/ChangeForm.tsx',
    name: 'consent',
    at: `${settings}/consent`,
    field: ['Message in English', 'Bericht in het Engels'],
  },
  {
    source: 'src/features/settings/ChangeForm.tsx',
    name: 'strong authentication',
    at: `${settings}/surf_secure_id`,
    field: ['Assurance level', 'Betrouwbaarheidsniveau'],
    role: 'combobox',
    option: 'http://x/assurance/loa3',
  },
  {
    source: 'src/features/settings/ChangeForm.tsx',
    name: 'multi-factor',
    at: `${settings}/mfa`,
    field: ['Multi-factor authentication', 'Multifactorauthenticatie'],
    role: 'combobox',
    option: 'urn:other:context',
  },
  {
    source: 'src/features/institution/edit/EditForm.tsx',
    name: 'the institution',
    at: '/my-idp/edit',
    field: ['Remarks', 'Opmerkingen'],
  },
  {
    source: 'src/features/settings/policies/form/PolicyEditor.tsx',
    name: 'a policy',
    at: `${settings}/authorization_policies/new`,
    field: ['Name', 'Naam'],
  },
  {
    source: 'src/features/settings/policies/form/PolicyEditor.tsx',
    name: 'a stored policy',
    at: `${settings}/authorization_policies/p1`,
    field: ['Name', 'Naam'],
  },
  {
    name: 'an invitation',
    at: invite,
    known: inviting,
    before: () => choose(userEvent.setup()),
    field: ['Personal message', 'Persoonlijk bericht'],
    source: 'src/features/invitations/InviteForm.tsx',
  },
  {
    name: 'a step at the desk',
    at: '/desk/CXT-31',
    known: deskServer,
    before: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'More' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Ask the institution' }));
    },
    field: ['Question for the institution', 'Vraag aan de instelling'],
    source: 'src/extensions/deskPages/ticket/StepForm.tsx',
  },
  {
    name: 'a step with several tickets',
    at: '/desk',
    known: deskServer,
    before: async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Ask the institution' }));
    },
    field: ['Question for the institution', 'Vraag aan de instelling'],
    source: 'src/extensions/deskPages/round/RoundForm.tsx',
  },
  {
    name: 'the rules for connected services',
    at: '/security?rules=edit',
    known: securityServer,
    field: ['At least', 'Minstens'],
    role: 'combobox',
    option: '3',
    source: 'src/extensions/securityRules/page/RulesForm.tsx',
  },
  {
    name: 'a new review',
    at: '/reviews',
    known: () => reviewServer(undefined),
    field: ['Name', 'Naam'],
    source: 'src/extensions/reviews/page/StartForm.tsx',
  },
  {
    name: 'a decision about a connection',
    at: '/reviews?row=1',
    known: () => reviewServer(wireReview([reviewRow(1, 'Atlas')])),
    field: ['Remark', 'Opmerking'],
    source: 'src/extensions/reviews/page/CommentForm.tsx',
  },
  {
    name: 'connections that are assigned to somebody',
    at: '/reviews',
    known: () => reviewServer(wireReview([reviewRow(1, 'Atlas')])),
    before: async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Atlas' }));
      await userEvent.click(screen.getByRole('button', { name: 'Assign…' }));
    },
    field: ['Assign to', 'Toewijzen aan'],
    role: 'combobox',
    option: 'other',
    source: 'src/extensions/reviews/page/GiveForm.tsx',
  },
  {
    name: 'a reminder of an invitation',
    at: '/users/resend_invite/CXT-31',
    known: reminding,
    field: ['Message', 'Bericht'],
    source: 'src/features/invitations/resend/ResendForm.tsx',
  },
];

test('every form of a page has its row here', () => {
  const src = path.join(__dirname, '../../../../src');
  const withForm = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(features|extensions).*\.tsx$/.test(file))
    .filter((file) => readFileSync(path.join(src, file), 'utf8').includes("ui/form/Form'"))
    .map((file) => `src/${file.split(path.sep).join('/')}`);
  expect([...new Set(forms.map(({ source }) => source))].sort()).toEqual(withForm.sort());
});

test.each(forms)('$name keeps text that was typed under another language (REQUIREMENTS 38)', async (form) => {
  const { at, known = server, before, field, role = 'textbox', option } = form;
  const fake = known();
  await renderDashboard({ server: fake, at });
  await before?.();
  const control = await screen.findByRole(role, { name: new RegExp(`^${field[0]}`) });
  if (option === undefined) await userEvent.type(control, ' half a sen');
  else await userEvent.selectOptions(control, option);
  const typed = (control as HTMLInputElement).value;
  expect(typed).toContain(option ?? 'half a sen');

  const requestCount = fake.calls('GET /users/me').length;
  await userEvent.click(screen.getByRole('radio', { name: 'Nederlands' }));
  await screen.findByRole('navigation', { name: 'Hoofdmenu' });
  await waitFor(() => expect(fake.calls('GET /users/me').length).toBe(requestCount + 1));
  // The very control, not one like it: the caret and what can be undone stay as well.
  expect(await screen.findByRole(role, { name: new RegExp(`^${field[1]}`) })).toBe(control);
  expect(control).toHaveValue(typed);
});
