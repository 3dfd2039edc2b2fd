import { screen, within } from '@testing-library/react';
import { wireInstitution } from '../builders';
import { enveloped } from '../dom/fakeServer';
import { admin, openService, serviceServer } from './servicePage';

export const base = '/apps/42/saml20_sp/settings';
export const entity = 'https://wiki.example';
export const loa = (rank: string) => `http://x/assurance/loa${rank}`;
export const mfa = 'https://refeds.org/profile/mfa';
const other = 'urn:other:context';

export const consent = {
  spEntityId: entity,
  type: 'DEFAULT_CONSENT',
  explanationEn: 'Why',
  explanationNl: 'Waarom',
};

export function server(service: object = {}, consents: readonly object[] = [consent]) {
  return serviceServer({ connected: true, ...service })
    .on('GET /users/disableConsent', () => Response.json(consents))
    .on('GET /policies/attributes', () => enveloped([]))
    .on('GET /x/changes', () => enveloped([]));
}
export const strong = { ...admin, currentLoaLevel: 3, authnContextLevels: [mfa, other] };
export const withInstitution = (over: object) => {
  const currentIdp = wireInstitution(over);
  return { currentIdp, institutionIdps: [currentIdp] };
};
export const path = (view: Awaited<ReturnType<typeof openService>>) => view.router.state.location.pathname;
export const menu = () =>
  within(screen.getByRole('navigation', { name: 'Settings' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
