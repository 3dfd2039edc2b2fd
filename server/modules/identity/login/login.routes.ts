import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import { PROVIDER_LOGOUT_PATH } from '../../../../src/contracts/domain/person/providerLogout';
import type { Dependencies } from '../../../platform/dependencies';
import { addressLimit } from '../../../platform/http/limits/rateLimit';
import { demoLoginRoutes } from '../demo/demoLogin.routes';
import { embeddedProvider } from '../demo/provider';
import { demoSecrets } from '../demo/secrets';
import { inProcessFetch } from './inProcessFetch';
import { loginFlow } from './loginFlow';
import { backChannelLogout, providerLogout } from '../session/signOut';
import { loginPages } from '../pages/loginPages';
import { addPageStyle } from '../pages/addPageStyle';
import {
  BACK_CHANNEL_PATH,
  CALLBACK_PATH,
  embeddedSettings,
  INSTITUTION_PATH,
  usesEmbeddedProvider,
} from './providerSettings';
import { relyingParty, type Provider } from './relyingParty';
import { ownAddress } from './returnAddress';

const LoginQuery = Type.Object({
  redirect_url: Type.Optional(Type.String()),
  loa: Type.Optional(Type.String()),
  again: Type.Optional(Type.Literal('1')),
});
/** Body that the provider sends (OpenID Connect Back-Channel Logout 1.0, 2.5). */
const LogoutToken = Type.Object({ logout_token: Type.String({ minLength: 1, maxLength: 20_000 }) });
/** Form of the page that asks for the institution. */
const Chosen = Type.Object({ state: Type.String(), institution: Type.String() });
const ChooserQuery = Type.Pick(Chosen, ['state']);
const Returned = Type.Object({ state: Type.Optional(Type.String()) });

/**
 * Adds the routes to sign in, step up and sign out: `/login`, its callback, `/startSSO`, `/logout`; in demo mode also
 * the routes of the provider.
 */
export function loginRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { config } = dependencies;
  const redirectUri = config.publicUrl + CALLBACK_PATH;
  const pages = loginPages(config);

  async function configured(): Promise<Provider> {
    const { otherLogin } = config;
    if (otherLogin) return { party: await otherLogin.party(redirectUri), settings: otherLogin.settings };
    if (!config.oidc) throw new Error('Production needs an OpenID Connect provider');
    return { party: relyingParty(config.oidc, redirectUri), settings: config.oidc };
  }

  /** Makes the provider at the first login, since most starts of the server have none. */
  async function embedded(app: FastifyInstance) {
    const secrets = await demoSecrets(dependencies.database);
    const settings = embeddedSettings(config, secrets.clientSecret);
    const party = relyingParty(settings, redirectUri, inProcessFetch(app, config.publicUrl));
    return { settings, party, provider: await embeddedProvider(dependencies, settings, secrets) };
  }

  async function providerFor(app: FastifyInstance): Promise<() => Promise<Provider>> {
    if (!usesEmbeddedProvider(config)) {
      const provider = await configured();
      return async () => provider;
    }
    const made = once(() => embedded(app));
    await app.register(demoLoginRoutes(dependencies, async () => (await made()).provider));
    return made;
  }

  return async (app) => {
    const provider = await providerFor(app);
    const { begin, finish, askInstitution, chooseInstitution } = loginFlow(dependencies, provider);
    app.get(PROVIDER_LOGOUT_PATH, providerLogout(dependencies, provider));
    app.post<{ Body: Static<typeof LogoutToken> }>(
      BACK_CHANNEL_PATH,
      { schema: { body: LogoutToken }, config: { anonymous: true } },
      backChannelLogout(dependencies, provider),
    );
    const secondsTooMany = addressLimit(app, 'logins', config.loginsPerMinute);
    app.get<{ Querystring: Static<typeof LoginQuery> }>(
      '/login',
      {
        schema: { querystring: LoginQuery },
        onRequest: async (request, reply) => {
          const seconds = await secondsTooMany(request);
          if (seconds > 0) return pages.tooMany(request, reply, seconds);
        },
      },
      begin,
    );
    app.get<{ Querystring: Static<typeof Returned> }>(
      CALLBACK_PATH,
      { schema: { querystring: Returned } },
      finish,
    );
    app.get<{ Querystring: Static<typeof ChooserQuery> }>(
      INSTITUTION_PATH,
      { schema: { querystring: ChooserQuery } },
      askInstitution,
    );
    app.post<{ Body: Static<typeof Chosen> }>(
      INSTITUTION_PATH,
      { schema: { body: Chosen }, config: { selfProtected: true } },
      chooseInstitution,
    );
    app.get<{ Querystring: Static<typeof LoginQuery> }>(
      '/startSSO',
      { schema: { querystring: LoginQuery } },
      async (request, reply) => {
        const address = ownAddress(request.query.redirect_url, config.publicUrl);
        return address === undefined ? pages.badAddress(request, reply) : reply.redirect(address);
      },
    );
    addPageStyle(app);
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
