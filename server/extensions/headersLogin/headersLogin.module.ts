import type { Module } from '../../platform/module';
import { readHeaders } from './settings';

/**
 * Login by a web server in front, which authenticates people with SAML and sends their attributes in headers (decision
 * 33).
 */
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
