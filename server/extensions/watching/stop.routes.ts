import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Dependencies } from '../../platform/dependencies';
import { html } from '../../platform/http/html';
import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';
import { sayIn } from '../../platform/text/sentences';
import { recordAudit } from '../../platform/audit/audit.module';
import { framed, personOf } from '../../modules/identity/identity.module';
import { isSigned, STOP_PATH } from './stopLink';
import { endIdle } from './watchers';

const Link = Type.Object({
  id: Type.String({ format: 'uuid' }),
  signature: Type.String({ pattern: '^[\\w-]{43}$' }),
});
type Stopping = { Params: Static<typeof Link> };

/**
 * Adds the link in mails that stops them: programs that open links (`GET`) change nothing and see a page with one
 * button; a `POST`, of that button or of a mail program (RFC 8058), stops them, with or without a session.
 */
export function stopRoutes({ config, database, now }: Dependencies): FastifyPluginAsync {
  const address = `${STOP_PATH}/:id/:signature`;
  const options = {
    schema: { params: Link },
    config: { anonymous: true, readLimited: true, secretPath: true },
  } as const;

  async function languageOf({ id, signature }: Static<typeof Link>): Promise<string> {
    if (!(await isSigned(database.read, id, signature))) throw new ProblemError('not-found');
    const row = await database.read
      .selectFrom('watcher')
      .select('language')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.language ?? config.federation.languages[0] ?? 'en';
  }

  function respond(
    request: FastifyRequest<Stopping>,
    reply: FastifyReply,
    language: string,
    stopped: boolean,
  ) {
    const { publicUrl, product, translations } = config;
    const t = sayIn(language, translations);
    const watching = html`<a class="button" href="${publicUrl}/watching">${t('page.stop.watching')}</a>`;
    const { id, signature } = request.params;
    const form = html`<form method="post" action="${publicUrl}${STOP_PATH}/${id}/${signature}">
      <p class="lede">${t('page.stop.ask')}</p>
      <p class="actions"><button class="button primary">${t('page.stop.button')}</button> ${watching}</p>
    </form>`;
    const done = html`<p class="lede">${t('page.stop.doneText')}</p>
      <p class="actions">${watching}</p>`;
    const title = t(stopped ? 'page.stop.done' : 'page.stop.title');
    return reply
      .type('text/html; charset=utf-8')
      .send(framed({ publicUrl, product, translations, language, title, body: stopped ? done : form }));
  }

  async function stop(tx: Tx, { params: { id: watcher }, id: requestId, ip }: FastifyRequest<Stopping>) {
    const rhythm = 'never';
    const stopped = await tx
      .updateTable('watcher')
      .set({ rhythm, due_at: null })
      .where('id', '=', watcher)
      .where('rhythm', '<>', rhythm)
      .returning(['person', 'name'])
      .executeTakeFirst();
    if (!stopped) return;
    const { person, name } = stopped;
    const { issuer, subject } = personOf(person);
    const actor = { kind: 'link', name, issuer, subject, requestId, address: ip } as const;
    const after = { action: 'digest', rhythm };
    await recordAudit(tx, { kind: 'watching.changed', actor, object: { id: subject, name }, after }, now());
    await endIdle(tx, person);
  }

  return async (app) => {
    app.get<Stopping>(address, options, async (request, reply) =>
      respond(request, reply, await languageOf(request.params), false),
    );
    app.post<Stopping>(address, options, async (request, reply) => {
      const language = await languageOf(request.params);
      await database.transaction((tx) => stop(tx, request));
      return respond(request, reply, language, true);
    });
  };
}
