import type { Module } from '../../platform/module';
import { readHeaders } from './settings';

/** A web server in front logs people in by SAML and says in headers who they are (decision 33). */
export const headersLogin: Module<never> = {
  name: 'headersLogin',
  otherLogin(settings, mode, groups) {
    const headers = readHeaders(settings, mode, groups);
    if (headers === undefined) return undefined;
    const claims = {
      institution: 'institution',
      groups: 'groups',
      email: 'email',
      organization: 'organization',
    };
    return {
      settings: { issuer: 'urn:idp-dashboard:headers', claims, groups },
      party: async (redirectUri) => (await import('./headerParty')).headerParty(headers, redirectUri),
    };
  },
};
