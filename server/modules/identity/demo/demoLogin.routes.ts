import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { Type, type Static } from 'typebox';
import { basePathOf } from '../../../platform/config/basePathOf';
import type { Dependencies } from '../../../platform/dependencies';
import { addressLimit } from '../../../platform/http/limits/rateLimit';
import { configuredLevels } from '../assurance';
import type { OfferedLevel } from '../levels/offeredLevel';
import { loginPages } from '../pages/loginPages';
import { EMBEDDED_PATH } from '../login/providerSettings';
import { chooserPage } from './chooser.page';
import { findInstitutions } from './institutions';
import { isRoleAnywhere, listedPeople, personBySubject, subjectOf } from './people';

/** Calls per login of a person, including searches; the server's own calls to the provider do not count. */
const CALLS_OF_A_LOGIN = 10;

const Search = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200 })),
});
const Choice = Type.Object({
  subject: Type.Optional(Type.String({ maxLength: 255 })),
  /** Number of an institution from a search, and the role there. */
  institution: Type.Optional(Type.String()),
  role: Type.Optional(Type.String()),
  level: Type.Optional(Type.String()),
  cancel: Type.Optional(Type.String()),
});

function chosenSubject({ subject = '', institution, role }: Static<typeof Choice>): string {
  return institution && isRoleAnywhere(role) ? subjectOf(role, Number(institution)) : subject;
}

/** Returns the first level that the dashboard requests; `undefined`: any level. */
function requestedLevelIn(acrValues: unknown, levels: readonly OfferedLevel[]): OfferedLevel | undefined {
  const requested = typeof acrValues === 'string' ? acrValues.split(' ') : [];
  return levels.find(({ uri }) => requested.includes(uri));
}

/** Adds the embedded provider under its path: its login page, and the protocol, which the provider handles itself. */
export function demoLoginRoutes(
  { config, database }: Dependencies,
  embedded: () => Promise<Provider>,
): FastifyPluginAsync {
  const levels = configuredLevels(config.levels);
  const { lost, tooMany } = loginPages(config);
  const page = `${EMBEDDED_PATH}/interaction/:uid`;

  async function interactionOf(request: FastifyRequest, reply: FastifyReply) {
    const provider = await embedded();
    return provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
  }

  async function choose(app: FastifyInstance): Promise<void> {
    app.get<{ Querystring: Static<typeof Search> }>(
      page,
      { schema: { querystring: Search } },
      async (request, reply) => {
        const interaction = await interactionOf(request, reply);
        if (!interaction) return lost(request, reply);
        const { q } = request.query;
        const { language } = request;
        return reply.type('text/html; charset=utf-8').send(
          chooserPage({
            publicUrl: config.publicUrl,
            product: config.product,
            translations: config.translations,
            language,
            languages: config.federation.languages,
            address: `${EMBEDDED_PATH}/interaction/${interaction.uid}`,
            people: await listedPeople(database.read),
            levels,
            requestedLevel: requestedLevelIn(interaction.params['acr_values'], levels),
            query: q ?? '',
            found: q === undefined ? undefined : await findInstitutions(database.read, q, language),
          }),
        );
      },
    );

    app.post<{ Body: Static<typeof Choice> }>(page, { schema: { body: Choice } }, async (request, reply) => {
      const interaction = await interactionOf(request, reply);
      if (!interaction) return lost(request, reply);
      const { level, cancel } = request.body;
      const person = await personBySubject(database.read, chosenSubject(request.body));
      if (!person && !cancel) return reply.redirect(`${EMBEDDED_PATH}/interaction/${interaction.uid}`, 303);
      const listed = levels.findLast(({ rank }) => rank <= (person?.level ?? 1));
      const { uri: acr } =
        levels.find(({ uri, rank }) => level === uri || level === String(rank)) ??
        listed ??
        config.levels.lowest;
      // Sessions here do not outlive a login, so that a login may end in another session than it began in.
      delete interaction.session;
      await interaction.persist();
      const provider = await embedded();
      const address = await provider.interactionResult(
        request.raw,
        reply.raw,
        person
          ? { login: { accountId: person.subject, acr, amr: ['demo'], remember: false } }
          : { error: 'access_denied', error_description: 'The person went back' },
        { mergeWithLastSubmission: false },
      );
      return reply.redirect(address, 303);
    });
  }

  /** Passes all other requests to the provider, which reads bodies and writes answers itself. */
  async function speak(app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _body, done) => done(null));
    app.all(`${EMBEDDED_PATH}/*`, async (request, reply) => {
      const provider = await embedded();
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      const url = request.url.slice(EMBEDDED_PATH.length);
      Object.assign(request.raw, { originalUrl: basePathOf(config.publicUrl) + request.url, url });
      await provider.callback()(request.raw, reply.raw);
    });
  }

  return async (app) => {
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, selfProtected: true };
    });
    const secondsTooMany = addressLimit(app, 'demonstration', CALLS_OF_A_LOGIN * config.loginsPerMinute);
    app.addHook('onRequest', async (request, reply) => {
      const { '*': path } = request.params as { readonly '*'?: string };
      if (path !== undefined && !path.startsWith('auth')) return;
      const seconds = await secondsTooMany(request);
      if (seconds > 0) return tooMany(request, reply, seconds);
    });
    await app.register(choose);
    await app.register(speak);
  };
}
