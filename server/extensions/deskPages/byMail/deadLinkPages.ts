import type { FastifyReply } from 'fastify';
import type { Config } from '../../../platform/config/config';
import { html } from '../../../platform/http/html';
import { sayIn } from '../../../platform/text/sentences';
import { framed } from '../../../modules/identity/identity.module';
import { DESK_LINK_PATH } from './paths';

interface Dead {
  /** Token of an expired link, so that a new one can be sent to its address. */
  readonly expired?: string;
  /** True if a page or form was open for too long. */
  readonly ended?: boolean;
  /** True if a new link is on its way. */
  readonly sent?: boolean;
  /** Typed text, which would be lost otherwise. */
  readonly written?: string;
}

/** Makes the pages for links that lead to no ticket; they reveal nothing about one. */
export function deadLinkPages(config: Config) {
  return (
    reply: FastifyReply,
    language: string,
    { expired, ended, sent, written = '' }: Dead,
  ): FastifyReply => {
    const t = sayIn(language, config.translations);
    const about = sent ? 'sent' : expired !== undefined ? 'expired' : ended ? 'ended' : 'forged';
    const page = framed({
      ...config,
      language,
      title: t(`page.link.${about}.title`),
      body: html`<p class="lede">${t(`page.link.${about}.text`)}</p>
        ${
          expired !== undefined &&
          html`<form method="post" action="${DESK_LINK_PATH}">
            <input type="hidden" name="expired" value="${expired}" />
            <p class="actions"><button class="button primary">${t('page.link.expired.send')}</button></p>
          </form>`
        }
        ${
          written !== '' &&
          html`<div class="field wide">
            <label for="kept">${t('desk.kept')}</label>
            <textarea class="input" id="kept" rows="5" readonly>${written}</textarea>
          </div>`
        }`,
    });
    const status = { sent: 200, expired: 410, ended: 410, forged: 403 }[about];
    return reply.code(status).type('text/html; charset=utf-8').send(page);
  };
}
