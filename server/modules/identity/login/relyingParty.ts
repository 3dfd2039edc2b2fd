import type { IncomingHttpHeaders } from 'node:http';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import type { RequestedLevel } from '../assurance';
import { isLoopback } from '../../../platform/config/isLoopback';
import { fetchFrom } from '../../../platform/telemetry/spans';
import { isStorable } from '../../../platform/text/storable';
import { CLOCK_TOLERANCE_SECONDS } from '../assurance';
import type { Principal } from '../principal';
import { checkSubject, type Claims } from './claims';
import type { LoginAttempt } from './loginAttempt.store';
import type { ClaimSettings, ProviderSettings } from './providerSettings';
import type { EndedAtProvider } from '../session/sessionStore.types';
import type { Tokens } from '../session/tokens';

const TIMEOUT_SECONDS = 10;
/** Time for which a provider counts as reachable after an answer, at the same addresses. */
const KNOWN_SECONDS = 60;

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Longest age of a logout token; an older one may have been stolen. */
const LOGOUT_TOKEN_SECONDS = 120;
/** These signatures need a private key, which only the provider has. */
const SIGNATURES = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

export type Authentication =
  | {
      readonly kind: 'authenticated';
      readonly claims: Claims;
      /** By header name; absent if the claims contain them. */
      readonly attributes?: Principal['attributes'];
      readonly idToken?: string;
      /** Absent if only the ID token has the groups, so that they cannot be read again. */
      readonly tokens?: Tokens;
    }
  /** `error`: OAuth error code of the provider, with its description if there is one. */
  | { readonly kind: 'refused'; readonly error: string; readonly description?: string };

/** Parts of the request at the return address that may identify the person. */
export interface ReturnRequest {
  readonly headers: IncomingHttpHeaders;
  readonly raw: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

export type LoginSecrets = Pick<LoginAttempt, 'state' | 'nonce' | 'codeVerifier'>;

export interface RelyingParty {
  /** Throws if the provider cannot be reached. `renew`: the person must authenticate again. */
  begin(options: {
    level: RequestedLevel | undefined;
    renew: boolean;
    language: string;
  }): Promise<{ readonly url: string; readonly secrets: LoginSecrets }>;
  /**
   * Checks state, nonce, issuer, audience, times, and the signature against the provider's keys, which are read again
   * if one is unknown. Throws if a check fails.
   */
  finish(callback: URL, secrets: LoginSecrets, request: ReturnRequest): Promise<Authentication>;
  /** Reads a person's claims again. Throws if the provider refuses, or cannot be reached. */
  readAgain(tokens: Tokens, subject: string): Promise<{ readonly claims: Claims; readonly tokens: Tokens }>;
  /**
   * Returns the address that ends the person's session at the provider and then returns to `backTo` (OpenID Connect
   * RP-Initiated Logout 1.0); `undefined` if the provider has none. Throws if it cannot be reached.
   */
  logoutUrl(backTo: string, idToken: string | undefined): Promise<string | undefined>;
  /**
   * Reads a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6), checked like an ID token. Throws if it is not a
   * logout token, or not from this provider and for us.
   */
  endedAtProvider(logoutToken: string): Promise<EndedAtProvider>;
}

/** Provider of logins. */
export interface Provider {
  readonly party: RelyingParty;
  readonly settings: ClaimSettings;
}

/** openid-client sends what `fetch` accepts, although the types differ. */
export const overNetwork: oidc.CustomFetch = (address, options) =>
  fetchFrom('login provider')(address, options as RequestInit);

/**
 * Makes an OpenID Connect relying party with authorization code, PKCE, state and nonce. It returns claims; tokens are
 * stored only in sessions, sealed.
 */
export function relyingParty(
  settings: ProviderSettings,
  redirectUri: string,
  fetcher?: oidc.CustomFetch,
): RelyingParty {
  let keySet: { readonly address: string; readonly keys: ReturnType<typeof createRemoteJWKSet> } | undefined;
  let discovered: { readonly provider: Promise<oidc.Configuration>; readonly at: number } | undefined;

  /**
   * Reads the provider's configuration. A failure is not cached, since the provider may start later than this server.
   */
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

  /** Checks that the provider can be reached. Otherwise people would leave our pages without an explanation. */
  function reachable(): Promise<oidc.Configuration> {
    if (discovered && Date.now() - discovered.at > KNOWN_SECONDS * 1000) discovered = undefined;
    return configuration();
  }

  function discover(): Promise<oidc.Configuration> {
    const insecure = usesPlainHttp(settings, fetcher !== undefined);
    return oidc.discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // Levels and groups depend on this token, so that TLS alone is not enough (OpenID Connect Core, 3.1.3.7, 6).
      execute: [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])],
      [oidc.customFetch]: fetcher ?? overNetwork,
    });
  }

  /** Returns the provider's keys, which are read again if one is unknown. */
  function keysAt(address: string) {
    if (keySet?.address !== address) keySet = { address, keys: createRemoteJWKSet(new URL(address)) };
    return keySet.keys;
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
        ...(level && { acr_values: level.acrs.join(' ') }),
        ...(renew && { prompt: 'login' }),
        // The front channel can be tampered with; `auth_time` shows whether the request was followed (RFC 9470).
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
    async endedAtProvider(logoutToken) {
      const { issuer, jwks_uri: keys } = (await configuration()).serverMetadata();
      if (keys === undefined) throw new Error('The provider publishes no keys');
      const { payload } = await jwtVerify(logoutToken, keysAt(keys), {
        issuer,
        audience: settings.clientId,
        algorithms: SIGNATURES,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        maxTokenAge: LOGOUT_TOKEN_SECONDS,
        requiredClaims: ['iat', 'jti', 'events'],
        currentDate: new Date(Date.now()),
      });
      const { sub: subject, sid: session, jti: token = '', events, nonce } = payload;
      const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, LOGOUT_EVENT);
      if (!isLogout || nonce !== undefined) throw new Error('The token is not a logout token');
      if (subject === undefined && typeof session !== 'string')
        throw new Error('The logout token names neither a person nor a session');
      if ([subject, session].some((named) => typeof named === 'string' && !isStorable(named)))
        throw new Error('The logout token has characters that no identifier has');
      return {
        issuer,
        token,
        ...(subject !== undefined && { subject }),
        ...(typeof session === 'string' && { session }),
      };
    },
    async readAgain(tokens, subject) {
      const provider = await configuration();
      const { refresh } = tokens;
      const fresh =
        refresh === undefined
          ? tokens
          : {
              refresh,
              ...tokensOf(await oidc.refreshTokenGrant(provider, refresh)),
            };
      return { claims: await oidc.fetchUserInfo(provider, fresh.access, subject), tokens: fresh };
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
        checkSubject(identity.sub);
        const more = provider.serverMetadata().userinfo_endpoint
          ? await oidc.fetchUserInfo(provider, tokens.access_token, identity.sub)
          : undefined;
        // Only the signed token proves the level and its time.
        const claims = { ...more, acr: undefined, auth_time: undefined, ...identity };
        const { id_token: idToken } = tokens;
        const { groups } = settings.claims;
        const isReadable =
          more !== undefined && (more[groups] !== undefined || identity[groups] === undefined);
        return {
          kind: 'authenticated',
          claims,
          ...(idToken !== undefined && { idToken }),
          ...(isReadable && { tokens: tokensOf(tokens) }),
        };
      } catch (error) {
        if (!(error instanceof oidc.AuthorizationResponseError)) throw error;
        const { error: code, error_description: description } = error;
        return { kind: 'refused', error: code, ...(description !== undefined && { description }) };
      }
    },
  };
}

/** Returns true if the provider is asked without TLS, which is allowed on this machine, or by the operator. */
export function usesPlainHttp({ issuer, unencrypted }: ProviderSettings, isInProcess = false): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'http:' && (isInProcess || unencrypted || isLoopback(hostname));
}

function tokensOf({ access_token: access, refresh_token: refresh }: oidc.TokenEndpointResponse): Tokens {
  return { access, ...(refresh !== undefined && { refresh }) };
}

/** Refuses a token from the future, which would stay valid too long, as would its level. */
function assertPast({ iat, auth_time }: oidc.IDToken): void {
  const latest = Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS;
  if (iat > latest) throw new Error('The ID token was issued in the future (iat)');
  if (auth_time !== undefined && auth_time > latest)
    throw new Error('The ID token tells of a login in the future (auth_time)');
}
