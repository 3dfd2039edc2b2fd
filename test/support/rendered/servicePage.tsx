import { StrictMode } from 'react';
import { BrowserProvider, realBrowser } from '../../../src/pages/browser';
import { ServiceSettings } from '../../../src/app/pages/ServiceSettings';
import type { Language } from '../../../src/contracts/domain/language';
import { ServicePage } from '../../../src/features/service/ServicePage';
import { ServiceStatistics } from '../../../src/features/statistics/ServiceStatistics';
import { wireService, wireTicket, wireTicketPage, wireUser } from '../builders';
import { enveloped, FakeServer, searchAmong } from '../dom/fakeServer';
import { renderPage, type At } from './renderPage';

/** Addresses of the service page; the second is an invite link. */
export const serviceAbout = '/apps/42/saml20_sp/about';
export const inviteLink = `${serviceAbout}/CXT-12/accept?language=en#top`;

/** People as the server returns them. */
const links = { supportEmail: 'help@federation.example' };
export const admin = wireUser({ links, dashboardStepupEnabled: true });
export const viewer = { ...admin, dashboardAdmin: false, dashboardViewer: true };
export const member = { ...admin, dashboardAdmin: false, dashboardMember: true };
export const superUser = { ...admin, dashboardAdmin: false, superUser: true };
export const awaiting = 'Waiting for customer';

/** Makes a server with one service. */
export function serviceServer(service: object = {}): FakeServer {
  return new FakeServer()
    .on('GET /services/detail', () => enveloped(wireService(service)))
    .on('GET /services/idps', () => enveloped([]))
    .on('GET /x/wishes/own', () => enveloped({ wishes: [] }))
    .on('GET /policies', () => enveloped([]))
    .on('POST /actions', () => enveloped(wireTicketPage([])));
}

/** Serves one ticket to the searches that find it. */
export function serveTicket(server: FakeServer, over: object): void {
  server.on('POST /actions', searchAmong([wireTicket(over)]));
}

/** Opens the page in strict mode. `left` collects the addresses to which it went. */
export async function openService(
  server: FakeServer,
  at: At,
  user: object = admin,
  language: Language = 'en',
) {
  const left: string[] = [];
  const goTo = (address: string) => void left.push(address);
  const view = await renderPage(
    <StrictMode>
      <BrowserProvider value={{ ...realBrowser, goTo }}>
        <ServicePage
          notFound={<p>Nothing here</p>}
          Settings={ServiceSettings}
          Statistics={ServiceStatistics}
          goTo={goTo}
        />
      </BrowserProvider>
    </StrictMode>,
    { at, server, user, language },
  );
  return { ...view, left };
}

/** Returns the text of the notice above the tabs, in one line. */
export function notice(): string {
  return document.querySelector('.notice')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
