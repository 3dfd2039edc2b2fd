import { deskActions, type DeskAction } from '../../../../src/extensions/deskPages/contract/desk';
import { isInvitation } from '../../../../src/contracts/domain/tickets/ticketRules';
import type { DeskTicketDetail } from '../../../../src/contracts/wire/desk';
import type { MailAddress } from '../../../../src/contracts/wire/mail';
import type { Config } from '../../../platform/config/config';
import { html, type Markup } from '../../../platform/http/html';
import { framed } from '../../../modules/identity/identity.module';
import { DESK_LINK_PATH } from './paths';
import { stepForm, type Written } from './stepForm';
import { ticketTexts, type Fact, type TicketTexts } from './ticketTexts';

/** Text above the ticket: the outcome of a step, or why it is not possible. */
export interface Notice {
  readonly tone: 'success' | 'warning' | 'info';
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface TicketView {
  readonly ticket: DeskTicketDetail;
  readonly holder: MailAddress;
  readonly language: string;
  /** Tokens of the links on the page, and of its form. */
  readonly tokens: { readonly page: string; readonly form: string };
  /** The step whose form is shown; absent: none is chosen. */
  readonly action?: DeskAction | undefined;
  readonly notice?: Notice | undefined;
  readonly written?: Written;
  readonly fault?: string | undefined;
}

/** Returns the page of a ticket as it is now, for the holder of a link to it. */
export function ticketPage(config: Config, view: TicketView): string {
  const { ticket, language, tokens, action, notice, holder } = view;
  const texts = ticketTexts(config, language);
  const { t } = texts;
  const address = (step: string | undefined, more = '') =>
    `${DESK_LINK_PATH}?page=${tokens.page}${step === undefined ? '' : `&step=${step}`}${more}`;
  return framed({
    ...config,
    language,
    title: texts.title(ticket),
    body: html`<p class="lede">${ticket.jiraKey} · ${ticket.institution}</p>
      ${notice && banner(notice)} ${section('steps', t('desk.steps'), steps(view, texts, address))}
      ${section('stands', t('desk.stands'), facts(texts.state(ticket)))}
      ${section('change', t('desk.change'), changes(ticket, texts))}
      ${section('asked', t('desk.asked'), facts([...texts.facts(ticket), ...texts.written(ticket)]))}
      ${section('history', t('desk.history'), history(ticket, texts))}
      <p class="hint section">${t('page.link.holder', { address: holder.address })}</p>`,
    choice: {
      languages: config.federation.languages,
      address: (other) => address(action, `&language=${other}`),
    },
  });
}

function section(id: string, title: string, content: Markup): Markup {
  return html`<section class="section" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`;
}

function banner({ tone, title, paragraphs }: Notice): Markup {
  return html`<div class="banner ${tone}" role="status">
    <p><b>${title}</b></p>
    ${paragraphs.map((text) => html`<p class="written">${text}</p>`)}
  </div>`;
}

function steps(
  { ticket, tokens, action, written = {}, fault }: TicketView,
  { t }: TicketTexts,
  address: (step: string) => string,
): Markup {
  const chosen = action !== undefined && ticket.possible.includes(action) ? action : undefined;
  const others = deskActions.filter((one) => one !== chosen && ticket.possible.includes(one));
  const waits = isInvitation(ticket.type) && ticket.status === 'Waiting for customer';
  return html`${
    chosen !== undefined && stepForm({ t, ticket, action: chosen, token: tokens.form, written, fault })
  }
  ${chosen !== undefined && others.length > 0 && html`<p class="other">${t('page.link.others')}</p>`}
  ${
    others.length > 0 &&
    html`<p class="actions">
      ${others.map((one) => html`<a class="button" href="${address(one)}">${t(`desk.step.${one}`)}</a>`)}
    </p>`
  }
  ${waits && html`<p class="hint other">${t('desk.steps.waits')}</p>`}`;
}

function facts(listed: readonly Fact[]): Markup {
  return html`<dl class="facts">
    ${listed.map(
      ([name, value, href]) =>
        html`<div>
          <dt>${name}</dt>
          <dd class="written">${href === undefined ? value : html`<a href="${href}">${value}</a>`}</dd>
        </div>`,
    )}
  </dl>`;
}

function changes(ticket: DeskTicketDetail, texts: TicketTexts): Markup {
  const { t } = texts;
  const rows = texts.changes(ticket);
  if (rows.length === 0) return html`<p class="lede">${t('desk.change.none')}</p>`;
  return html`${ticket.resolution === 'done' && html`<p class="lede">${t('desk.change.made')}</p>`}
    <dl class="facts">
      ${rows.map(
        ({ name, before, after }) =>
          html`<div>
            <dt>${name}</dt>
            <dd>
              <del class="written">${before}</del> <span aria-hidden="true">→</span>
              <ins class="written">${after}</ins>
            </dd>
          </div>`,
      )}
    </dl>`;
}

function history(ticket: DeskTicketDetail, texts: TicketTexts): Markup {
  return html`<ol class="events">
    ${ticket.events.map(
      (event) =>
        html`<li>
          <p>${texts.event(event)}</p>
          ${event.comment !== undefined && html`<p class="said written">${event.comment}</p>`}
          <p class="hint"><time datetime="${event.at}">${texts.time(event.at)}</time></p>
        </li>`,
    )}
  </ol>`;
}
