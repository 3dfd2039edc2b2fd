import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { basePathOf } from '../../../platform/config/basePathOf';
import type { Dependencies } from '../../../platform/dependencies';
import { loadOptional } from '../../../platform/optional';
import { configuredLevels } from '../assurance';
import { isSecure, portOf } from '../session/cookies';
import { messagePage } from '../pages/message.page';
import { offeredLanguage } from '../../../platform/http/language';
import { sayIn } from '../../../platform/text/sentences';
import { CALLBACK_PATH, EMBEDDED_PATH, type ProviderSettings } from '../login/providerSettings';
import { accountClaims, scopedClaims } from './accountClaims';
import { personBySubject } from './people';
import { databaseAdapter } from './adapter';
import type { DemoSecrets } from './secrets';

const MINUTES = 60;

/** Loads the provider's package. A release for real logins does not contain it. */
export function loadProvider() {
  // This is not the package's entry point, which logs a warning about runtimes below 22; it works on 20.
  return loadOptional(
    () => import('oidc-provider/lib/provider.js'),
    'The demonstration is not part of this package: set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
  );
}

/**
 * Makes an OpenID Connect provider for trying out: real protocol, invented people. It keeps no session between logins,
 * so that each login asks for the person; its state is in the database.
 */
export async function embeddedProvider(
  { config, database }: Dependencies,
  settings: ProviderSettings,
  secrets: DemoSecrets,
): Promise<Provider> {
  const { Provider } = await loadProvider();
  const mounted = basePathOf(config.publicUrl) + EMBEDDED_PATH;
  const name = (cookie: string) => `oidc-${cookie}-${portOf(config.publicUrl)}`;
  const cookie = {
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: isSecure(config.publicUrl),
  } as const;
  const configuration: Configuration = {
    adapter: databaseAdapter(database),
    acrValues: configuredLevels(config.levels).map(({ uri }) => uri),
    claims: scopedClaims(settings),
    scopes: ['openid', 'profile', 'email', 'dashboard'],
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [config.publicUrl + CALLBACK_PATH],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
        require_auth_time: true,
      },
    ],
    cookies: {
      keys: [secrets.cookieKey],
      names: { session: name('session'), interaction: name('interaction'), resume: name('resume') },
      // The browser never returns a session cookie for a path without a page: no single sign-on.
      long: { ...cookie, path: `${mounted}/no-session` },
      short: cookie,
    },
    expiresWithSession: () => false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    async findAccount(_context, subject) {
      const person = await personBySubject(database.read, subject);
      return person && { accountId: subject, claims: () => accountClaims(person, settings) };
    },
    interactions: { url: (_context, { uid }) => `${mounted}/interaction/${uid}` },
    jwks: { keys: [secrets.signingKey] },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: settings.clientId,
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope(settings.scope);
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    renderError(context) {
      const { languages } = config.federation;
      const chosen = offeredLanguage(context.cookies.get('language'), languages);
      const language = chosen ?? languages[0] ?? 'en';
      const { product, translations } = config;
      const t = sayIn(language, translations);
      context.type = 'html';
      context.body = messagePage({
        publicUrl: config.publicUrl,
        product,
        translations,
        language,
        title: t('page.lostTitle'),
        paragraphs: [t('page.lostText')],
        actions: [
          { label: t('page.signInAgain'), href: '/login' },
          { label: t('page.toStart'), href: '/' },
        ],
      });
    },
    ttl: {
      AccessToken: 5 * MINUTES,
      AuthorizationCode: MINUTES,
      IdToken: 5 * MINUTES,
      Interaction: 60 * MINUTES,
      Session: 60 * MINUTES,
      Grant: 60 * MINUTES,
    },
  };
  const provider = new Provider(settings.issuer, configuration);
  provider.proxy = config.trustProxy !== undefined;
  return provider;
}
