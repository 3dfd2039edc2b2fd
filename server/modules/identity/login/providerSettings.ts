import type { Config } from '../../../platform/config/config';

export type ProviderSettings = NonNullable<Config['oidc']>;
/** Names of claims, for any kind of login. */
export type ClaimSettings = Pick<ProviderSettings, 'issuer' | 'claims' | 'groups'>;

/** Path at which the embedded provider is mounted. */
export const EMBEDDED_PATH = '/oidc';
export const CALLBACK_PATH = '/login/callback';
/** Path of the page on which a person chooses one of several institutions. */
export const INSTITUTION_PATH = '/login/institution';
/** Path at which the provider reports that a session has ended. */
export const BACK_CHANNEL_PATH = '/logout/back-channel';

/** Returns true if the embedded provider is used: in demo mode, unless the installation names one of its own. */
export function usesEmbeddedProvider({ mode, oidc }: Pick<Config, 'mode' | 'oidc'>): boolean {
  return mode === 'demo' && oidc === undefined;
}

/** Returns the issuer of current logins. */
export function issuerOf({
  oidc,
  otherLogin,
  publicUrl,
}: Pick<Config, 'oidc' | 'otherLogin' | 'publicUrl'>): string {
  if (otherLogin) return otherLogin.settings.issuer;
  return oidc?.issuer ?? `${publicUrl}${EMBEDDED_PATH}`;
}

/** Returns the settings of the embedded provider. Its claims have the names that `docs` recommend for a real one. */
export function embeddedSettings(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  clientSecret: string,
): ProviderSettings {
  return {
    issuer: issuerOf({ publicUrl }),
    unencrypted: false,
    clientId: 'idp-dashboard',
    clientSecret,
    scope: 'openid profile email dashboard',
    claims: {
      institution: 'institution',
      groups: 'groups',
      email: 'email',
      organization: 'schac_home_organization',
    },
    groups: { superUser: 'dashboard.super.user', admin: 'dashboard.admin', viewer: 'dashboard.viewer' },
  };
}
