import { screen, within } from '@testing-library/react';
import { InstitutionPage } from '../../../src/features/institution/InstitutionPage';
import { ScorecardPage } from '../../../src/features/institution/scorecard/ScorecardPage';
import { wireInstitution, wireUser } from '../builders';
import { enveloped, FakeServer } from '../dom/fakeServer';
import { renderPage } from './renderPage';

export const contact = (name: string, contactPersonType: string, over: object = {}) => ({
  name,
  emailAddress: 'idm@north.example',
  telephoneNumber: '+00 10 555',
  contactPersonType,
  sirtfiSecurityContact: false,
  sabContact: false,
  ...over,
});

/** An institution with a value in every field. */
export const full = {
  displayNames: { en: 'North', nl: 'Noord' },
  descriptions: { en: 'About us' },
  homeUrls: { en: 'https://www.north.example/en', nl: 'javascript:alert(1)' },
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
  contactPersons: [contact('IdM team', 'technical')],
};

export function institutionServer(): FakeServer {
  return new FakeServer().on('GET /idp/current/roles', () => enveloped({}));
}

/** Renders the page of the institution, and waits until it has loaded. */
export async function showInstitution(
  server: FakeServer,
  institution: object = full,
  user: object = {},
  page: 'data' | 'scorecard' = 'data',
) {
  const currentIdp = wireInstitution(institution);
  await renderPage(page === 'data' ? <InstitutionPage /> : <ScorecardPage />, {
    at: page === 'data' ? '/my-idp' : '/my-idp/scorecard',
    server,
    user: wireUser({ currentIdp, ...user }),
  });
  await screen.findByRole('heading', { level: 1 });
}

export const section = (name: string) => within(screen.getByRole('region', { name }));
export const member = { dashboardAdmin: false, dashboardMember: true };
