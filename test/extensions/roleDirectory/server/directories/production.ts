import { NAMED } from '../../../../support/server/named';

/** Settings without which no installation has a directory of roles. */
export const production = {
  ...NAMED,
  MODE: 'production',
  PUBLIC_URL: 'https://dashboard.example',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'dashboard',
  OIDC_CLIENT_SECRET: 'secret',
};
