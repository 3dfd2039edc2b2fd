import * as oidc from 'openid-client';
import type { Level } from '../../src/contracts/domain/level';
import { CLOCK_TOLERANCE_SECONDS } from './assurance';
import type { Claims } from './claims';
import type { LoginAttempt } from './loginAttempt.store';
import type { ProviderSettings } from './providerSettings';

const TIMEOUT_SECONDS = 10;
/** How long a provider that answered is taken to be there still, with its addresses as they were. */
const KNOWN_SECONDS = 60;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

export type Authentication =
  | { readonly kind: 'authenticated'; readonly claims: Claims; readonly idToken?: string }
  /** `error`: OAuth error code that the provider sent, with the provider's own words where it had some. */
  | { readonly kind: 'refused'; readonly error: string; readonly description?: string };

export type LoginSecrets = Pick<LoginAttempt, 'state' | 'nonce' | 'codeVerifier'>;

export interface RelyingParty {
  /** Throws when the provider cannot be reached. `renew`: the person must authenticate again. */
  begin(options: {
    level: Level | undefined;
    renew: boolean;
    language: string;
  }): Promise<{ readonly url: string; readonly secrets: LoginSecrets }>;
  /**
   * Checks state, nonce, issuer, audience, times, and the signature against the provider's keys, which are read again
   * when one is unknown; throws when one of them is wrong.
   */
  finish(callback: URL, secrets: LoginSecrets): Promise<Authentication>;
  /**
   * Where the person's session at the provider is ended, from where they come back to that address (OpenID Connect
   * RP-Initiated Logout 1.0); `undefined` where the provider has no such place. Throws when it cannot be reached.
   */
  logoutUrl(backTo: string, idToken: string | undefined): Promise<string | undefined>;
}

/** OpenID Connect by authorization code with PKCE, state and nonce. Access tokens stay here; claims go on. */
export function relyingParty(
  settings: ProviderSettings,
  redirectUri: string,
  fetcher?: oidc.CustomFetch,
): RelyingParty {
  let discovered: { readonly provider: Promise<oidc.Configuration>; readonly at: number } | undefined;

  /** The provider may start later than we do, so a failure is not remembered. */
  function configuration(): Promise<oidc.Configuration> {
    discovered ??= {
      at: Date.now(),
      provider: discover().catch((error: unknown) => {
        discovered = undefined;
        throw error;
      }),
    };
    return discovered.provider;
  }

  /** Whoever is sent there leaves our pages, so that nobody could tell them that it is gone. */
  function reachable(): Promise<oidc.Configuration> {
    if (discovered && Date.now() - discovered.at > KNOWN_SECONDS * 1000) discovered = undefined;
    return configuration();
  }

  function discover(): Promise<oidc.Configuration> {
    const issuer = new URL(settings.issuer);
    const insecure = issuer.protocol === 'http:' && (fetcher !== undefined || LOOPBACK.test(issuer.hostname));
    return oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // Levels and groups hang on this token, so that TLS alone is not enough (OpenID Connect Core, 3.1.3.7, 6).
      execute: [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])],
      ...(fetcher && { [oidc.customFetch]: fetcher }),
    });
  }

  return {
    async begin({ level, renew, language }) {
      const provider = await reachable();
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
        // The front channel can be tampered with: whether it was heeded, `auth_time` tells (RFC 9470).
        ...(level && { max_age: '0' }),
      });
      return { url: url.href, secrets };
    },
    async logoutUrl(backTo, idToken) {
      const provider = await reachable();
      if (provider.serverMetadata().end_session_endpoint === undefined) return undefined;
      const parameters = { post_logout_redirect_uri: backTo, ...(idToken && { id_token_hint: idToken }) };
      return oidc.buildEndSessionUrl(provider, parameters).href;
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
        assertPast(identity);
        const more = provider.serverMetadata().userinfo_endpoint
          ? await oidc.fetchUserInfo(provider, tokens.access_token, identity.sub)
          : {};
        // Only the signed token vouches for the level and its time.
        const claims = { ...more, acr: undefined, auth_time: undefined, ...identity };
        const { id_token: idToken } = tokens;
        return { kind: 'authenticated', claims, ...(idToken !== undefined && { idToken }) };
      } catch (error) {
        if (!(error instanceof oidc.AuthorizationResponseError)) throw error;
        const { error: code, error_description: description } = error;
        return { kind: 'refused', error: code, ...(description !== undefined && { description }) };
      }
    },
  };
}

/** A token of tomorrow would be as good tomorrow, and so would its level. */
function assertPast({ iat, auth_time }: oidc.IDToken): void {
  const latest = Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS;
  if (iat > latest) throw new Error('The ID token was issued in the future (iat)');
  if (auth_time !== undefined && auth_time > latest)
    throw new Error('The ID token tells of a login in the future (auth_time)');
}
