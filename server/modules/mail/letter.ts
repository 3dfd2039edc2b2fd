import { directionOf } from '../../../src/contracts/domain/direction';
import { html, type Markup } from '../../platform/http/html';
import type { Say } from '../../platform/text/sentences';

interface Quote {
  /** Whose words they are. */
  readonly from: string;
  readonly text: string;
}

/**
 * Contents of a mail, before they become text and HTML. All members are plain text: markup in them is shown literally.
 */
export interface Letter {
  readonly language: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** People's own words, with line breaks kept. */
  readonly quotes?: readonly Quote[];
  /** List items, each with a link to a page with details. */
  readonly items?: readonly LetterItem[];
  /** Says that there are more items than these. */
  readonly more?: string;
  /** Links to the actions that the mail asks for. */
  readonly links?: readonly { readonly label: string; readonly href: string }[];
  /** Name and value, one pair per line; the value may link to one of our pages or to a mailbox (`mailto:`). */
  readonly facts: readonly (readonly [name: string, value: string, href?: string | undefined])[];
  /** Requested changes, before and after, one per line; `more` says that there are more than these. */
  readonly changes?: { readonly title: string; readonly facts: Letter['facts']; readonly more?: string };
  /** Says why the recipient gets this mail, and from whom. */
  readonly footer: string;
  /** Link that stops these mails. */
  readonly stop?: { readonly label: string; readonly href: string };
}

export interface LetterItem {
  readonly title: string;
  readonly href: string;
  readonly lines: readonly string[];
}

/** Returns the greeting; `names` are the recipients' names, empty if none is known. */
export function greetingIn(t: Say, names: string): string {
  return t('mail.greeting', { names, known: names ? 'yes' : 'no' });
}

/** Returns the plain-text body of the mail. */
export function letterText(letter: Letter): string {
  const { greeting, paragraphs, quotes = [], items = [], more, links = [], facts, changes } = letter;
  const { footer, stop } = letter;
  // In plain text, the value already shows the address of a mailbox.
  const pageAt = (href = '') => (href && !href.startsWith('mailto:') ? ` – ${href}` : '');
  const lines = (listed: Letter['facts']) =>
    listed.map(([name, value, href]) => `${name}: ${value}${pageAt(href)}`).join('\n');
  const parts = [
    greeting,
    ...paragraphs,
    ...quotes.map(({ from, text }) => `${from}\n${linesOf(text).map(quoted).join('\n')}`),
    ...items.map(({ title, href, lines: itemLines }) =>
      [`* ${title}`, ...itemLines.map((line) => `  ${line}`), `  ${href}`].join('\n'),
    ),
    more,
    ...links.map(({ label, href }) => `${label}:\n${href}`),
    lines(facts),
    changes && `${changes.title}\n${lines(changes.facts)}`,
    changes?.more,
    `-- \n${footer}${stop ? `\n\n${stop.label}:\n${stop.href}` : ''}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Returns the HTML body of the mail: without images, scripts or links to other sites. */
export function letterHtml(letter: Letter): string {
  const { language, subject, greeting, paragraphs, quotes = [], items, more, links = [], facts } = letter;
  const { changes, footer, stop } = letter;
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin: 1.5rem; max-width: 40rem; font: 1rem/1.5 system-ui, sans-serif">
        <p>${greeting}</p>
        ${paragraphs.map((text) => html`<p>${text}</p>`)} ${quotes.map(quotation)} ${items && itemList(items)}
        ${more !== undefined && html`<p>${more}</p>`}
        ${
          links.length > 0 &&
          html`<p>
            ${links.map(({ label, href }) => html`<a href="${href}" style="${BUTTON}">${label}</a> `)}
          </p>`
        }
        ${factList(facts)} ${changes && html`<p>${changes.title}</p>`} ${changes && factList(changes.facts)}
        ${changes?.more !== undefined && html`<p>${changes.more}</p>`}
        <p style="margin-top: 2rem; font-size: 0.875rem">
          ${footer}${stop && html`<br /><a href="${stop.href}">${stop.label}</a>`}
        </p>
      </body>
    </html>`.text;
}

const BUTTON =
  'display: inline-block; margin-bottom: 0.5rem; padding: 0.5rem 1rem; border: 2px solid; border-radius: 0.25rem; font-weight: 600';

function quotation({ from, text }: Quote): Markup {
  return html`<p>${from}</p>
    <blockquote style="margin: 0 0 1rem; padding-inline-start: 1rem; border-inline-start: 4px solid">
      ${linesOf(text).map((line) => html`${line}<br />`)}
    </blockquote>`;
}

function itemList(items: NonNullable<Letter['items']>): Markup {
  return html`<ul style="margin: 1.5rem 0; padding: 0; list-style: none">
    ${items.map(
      ({ title, href, lines }) =>
        html`<li style="margin: 0 0 1rem; padding-inline-start: 0.75rem; border-inline-start: 3px solid">
          <a href="${href}" style="font-weight: 600">${title}</a>
          ${lines.map((line) => html`<br />${line}`)}
        </li>`,
    )}
  </ul>`;
}

function factList(facts: Letter['facts']): Markup | false {
  const shown = (value: string, href?: string) =>
    href ? html`<a href="${href}"><b>${value}</b></a>` : html`<b>${value}</b>`;
  return (
    facts.length > 0 &&
    html`<p>${facts.map(([name, value, href]) => html`${name}: ${shown(value, href)}<br />`)}</p>`
  );
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.replace(/\p{Cc}/gu, ' '));
}

function quoted(line: string): string {
  return line ? `> ${line}` : '>';
}
