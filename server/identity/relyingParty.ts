import * as oidc from 'openid-client';
import type { Level } from '../../src/contracts/domain/level';
import type { Claims } from './claims';
import type { LoginAttempt } from './loginAttempt.store';
import type { ProviderSettings } from './providerSettings';

const TIMEOUT_SECONDS = 10;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

export type Authentication =
  | { readonly kind: 'authenticated'; readonly claims: Claims }
  /** `error`: OAuth error code that the provider sent. */
  | { readonly kind: 'refused'; readonly error: string };

export type LoginSecrets = Pick<LoginAttempt, 'state' | 'nonce' | 'codeVerifier'>;

export interface RelyingParty {
  /** Throws when the provider cannot be reached. `renew`: the person must authenticate again. */
  begin(options: {
    level: Level | undefined;
    renew: boolean;
    language: string;
  }): Promise<{ readonly url: string; readonly secrets: LoginSecrets }>;
  /** Checks state, nonce, signature, issuer and audience; throws when one of them is wrong. */
  finish(callback: URL, secrets: LoginSecrets): Promise<Authentication>;
}

/** OpenID Connect by authorization code with PKCE, state and nonce. Tokens stay here; only claims go on. */
export function relyingParty(
  settings: ProviderSettings,
  redirectUri: string,
  fetcher?: oidc.CustomFetch,
): RelyingParty {
  let discovered: Promise<oidc.Configuration> | undefined;

  /** The provider may start later than we do, so a failure is not remembered. */
  function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  }

  function discover(): Promise<oidc.Configuration> {
    const issuer = new URL(settings.issuer);
    const insecure = issuer.protocol === 'http:' && (fetcher !== undefined || LOOPBACK.test(issuer.hostname));
    return oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: insecure ? [oidc.allowInsecureRequests] : [],
      ...(fetcher && { [oidc.customFetch]: fetcher }),
    });
  }

  return {
    async begin({ level, renew, language }) {
      const provider = await configuration();
      const secrets = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...(level && { acr_values: level.uri }),
        ...(renew && { prompt: 'login' }),
      });
      return { url: url.href, secrets };
    },
    async finish(callback, { state, nonce, codeVerifier }) {
      const provider = await configuration();
      try {
        const tokens = await oidc.authorizationCodeGrant(provider, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const identity = tokens.claims();
        if (!identity) throw new Error('The provider sent no ID token');
        const more = provider.serverMetadata().userinfo_endpoint
          ? await oidc.fetchUserInfo(provider, tokens.access_token, identity.sub)
          : {};
        // Only the signed token vouches for the level.
        return { kind: 'authenticated', claims: { ...more, acr: undefined, ...identity } };
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError) return { kind: 'refused', error: error.error };
        throw error;
      }
    },
  };
}
