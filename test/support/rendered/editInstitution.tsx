import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../../src/contracts/domain/language';
import { overlays } from '../../../src/extensions/overlays';
import { DialogHost } from '../../../src/dialogs/host/DialogHost';
import { EditPage } from '../../../src/features/institution/edit/EditPage';
import { InstitutionPage } from '../../../src/features/institution/InstitutionPage';
import { Routes, Route } from 'react-router';
import { selectFlash } from '../../../src/store/flash.slice';
import { wireInstitution, wireTicketPage, wireUser } from '../builders';
import { enveloped, FakeServer } from '../dom/fakeServer';
import { renderPage } from './renderPage';

export const SETTINGS = 'POST /users/me/settings';
export const ann = {
  id: 'c1',
  name: 'Ann Bee',
  emailAddress: 'ann@north.example',
  telephoneNumber: '+00 10 555',
  contactPersonType: 'technical',
  sirtfiSecurityContact: false,
  sabContact: false,
};
export const payable = { ...ann, id: 'c2', name: 'Accounts payable', contactPersonType: 'billing' };
const north = {
  displayNames: { en: 'North', nl: 'Noord', pt: 'Norte' },
  descriptions: { en: 'About us', nl: '' },
  homeUrls: { en: 'https://www.north.example/en', pt: 'https://www.norte.example' },
  keywords: { en: 'north', nl: 'noord' },
  organisationNames: { en: 'North University', nl: 'Universiteit Noord' },
  organisationDisplayNames: { en: 'North', nl: 'Noord' },
  logoUrl: 'https://www.north.example/logo.png',
  publishedInEdugain: true,
  publishInEdugainDate: '2019-06-14T10:00:00Z',
  connectToRSServicesAutomatically: false,
  allowMaintainersToManageAuthzRules: true,
  displayAdminEmailsInDashboard: true,
  displayStatsInDashboard: false,
  contactPersons: [ann, payable],
};
const own = {
  spEntityId: 'https://own.example',
  descriptions: { en: 'Own' },
  displayNames: { nl: 'Eigen' },
  guestEnabled: true,
  noConsentRequired: false,
  publishedInEdugain: true,
  contactPersons: [ann],
  state: 'prodaccepted',
  arp: { attributes: {} },
};

export function editServer(): FakeServer {
  return new FakeServer()
    .on('GET /idp/current/roles', () => enveloped({}))
    .on('GET /users/me/serviceproviders', () => enveloped([own]))
    .on('GET /x/changes', () => enveloped([]))
    .on('POST /actions', () => enveloped(wireTicketPage([])))
    .on(SETTINGS, () => enveloped({ jiraKey: 'CXT-9' }));
}

function Pages() {
  return (
    <>
      <Routes>
        <Route path="/my-idp" element={<InstitutionPage />} />
        <Route path="/my-idp/edit" element={<EditPage />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
      <DialogHost overlays={overlays} />
    </>
  );
}

export async function edit(
  server: FakeServer,
  institution: object = {},
  user: object = {},
  at = '/my-idp/edit',
  language: Language = 'en',
) {
  const currentIdp = wireInstitution({ ...north, ...institution });
  const view = await renderPage(<Pages />, {
    at,
    server,
    language,
    user: wireUser({ currentIdp, extensions: ['changes', 'contacts', 'idempotency'], ...user }),
  });
  await screen.findByRole('heading', { level: 1 });
  const path = () => view.router.state.location.pathname;
  const flash = () => selectFlash(view.store.getState());
  return { ...view, user: userEvent.setup(), path, flash };
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const save = () => screen.getByRole('button', { name: 'Review request…' });
export const loaded = () => screen.findByRole('button', { name: 'Review request…' });
export const dialogButton = (name: string) => screen.findByRole('button', { name });

export async function retype(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}
