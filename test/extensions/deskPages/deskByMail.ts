/** The desk of a federation that works by mail alone: its mailbox, and what opens from there. */
import { JSDOM } from 'jsdom';
import { linkSigner } from '../../../server/extensions/deskPages/byMail/linkSigner';
import { withDeskNotifications } from '../../../server/extensions/deskPages/byMail/notifyDesk';
import { sendNext } from '../../../server/modules/mail/sender';
import { smtpTransport } from '../../../server/modules/mail/smtp';
import { localDesk } from '../../../server/modules/tickets/local/localDesk';
import type { TestDatabase } from '../../support/server/database';
import { startTestApp, testConfig, type TestApp } from '../../support/server/server';
import { startSmtpSink, type Delivered, type SmtpSink } from '../../support/server/smtpSink';

export const dana = 'dana@federation.example';
export const erik = 'erik@federation.example';
const PLACE = 'https://dashboard.example/federation';

export const mailOnly = {
  PUBLIC_URL: PLACE,
  MAIL_FROM: 'Dashboard <noreply@federation.example>',
  DESK_MAIL_TO: `Dana Desk <${dana}>, ${erik}`,
  LANGUAGES: 'en,nl,pt',
  WRITES_PER_MINUTE: '100000',
  READS_PER_MINUTE: '100000',
};

/** A mail as a mail program reads it. */
export interface ReadMail {
  readonly to: string;
  /** Names in lower case. */
  readonly head: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  /** Paths of the links to steps, by step. */
  readonly links: Readonly<Record<string, string>>;
}

/** Reads a mail of a text and a page, whose parts are quoted-printable or base64. */
export function readMail({ to, data }: Delivered): ReadMail {
  const [top = '', ...rest] = data.split('\r\n\r\n');
  const head = headOf(top);
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(head.get('content-type') ?? '') ?? [];
  const [text = '', html = ''] = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => decoded(part.trimStart()));
  const anchors = [...new JSDOM(html).window.document.querySelectorAll('a')].map(({ href }) => href);
  const links = anchors.flatMap((href): [string, string][] => {
    const { origin, searchParams } = new URL(href);
    const step = searchParams.get('step');
    return step === null ? [] : [[step, href.slice(origin.length)]];
  });
  return { to: to.join(), head, text, html, links: Object.fromEntries(links) };
}

function headOf(lines: string): Map<string, string> {
  return new Map(
    lines
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).toLowerCase(), inWords(line.slice(at + 1).trim())];
      }),
  );
}

/** Reads encoded words (RFC 2047). */
function inWords(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/(?:=\?UTF-8\?Q\?[^?]*\?=)+/gi, (words) =>
      unquoted(words.replace(/=\?UTF-8\?Q\?|\?=/gi, '').replaceAll('_', ' ')),
    )
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString());
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function decoded(part: string): string {
  const [top = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (headOf(top).get('content-transfer-encoding') === 'base64')
    return Buffer.from(body, 'base64').toString();
  return unquoted(body.replaceAll('=\r\n', '')).replaceAll('\r\n', '\n');
}

/** A page of ours as it was answered. */
export interface Opened {
  readonly status: number;
  readonly page: Document;
  /** Text of the page, blanks put together. */
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Path of the page. */
  readonly path: string;
}

export interface DeskByMail extends TestApp {
  readonly sink: SmtpSink;
  /** Sends what is due, and returns what has come since it was asked last. */
  mails(): Promise<ReadMail[]>;
  /** Follows a link as a browser does. */
  open(path: string, method?: 'GET' | 'HEAD'): Promise<Opened>;
  /** Presses the button of a page, with what is typed in. */
  press(opened: Opened, typed?: Readonly<Record<string, string>>): Promise<Opened>;
}

/** Starts the application with such a desk, and a mail server that accepts everything. */
export async function startDeskByMail(
  now: () => Date = () => new Date(),
  {
    database,
    settings = {},
  }: { readonly database?: TestDatabase; readonly settings?: Record<string, string> } = {},
): Promise<DeskByMail> {
  const sink = await startSmtpSink();
  const all = { ...mailOnly, SMTP_URL: sink.url, ...settings };
  const config = testConfig(all);
  const server = await startTestApp({
    tickets: withDeskNotifications(config, localDesk(config)),
    settings: all,
    now,
    ...(database && { database }),
  });
  const transport = await smtpTransport(sink.url, { name: '', address: 'noreply@federation.example' });
  const sending = { database: server.database, transport, now, sign: linkSigner({ ...server, now }) };
  let seen = 0;

  async function ask(method: 'GET' | 'HEAD' | 'POST', path: string, form?: URLSearchParams): Promise<Opened> {
    const response = await server.app.inject({
      method,
      url: path,
      headers: {
        host: new URL(PLACE).host,
        accept: 'text/html',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }),
      },
      ...(form && { payload: form.toString() }),
    });
    const { location } = response.headers;
    if (response.statusCode === 303 && typeof location === 'string') return ask(method, location);
    const page = new JSDOM(response.body).window.document;
    const text = (page.body.textContent ?? '').replace(/\s+/g, ' ').trim();
    return { status: response.statusCode, page, text, headers: response.headers, path };
  }

  return {
    ...server,
    sink,
    async mails() {
      while (await sendNext(sending));
      const fresh = sink.delivered.slice(seen);
      seen = sink.delivered.length;
      return fresh.map(readMail);
    },
    open: (path, method = 'GET') => ask(method, path),
    press({ page }, typed = {}) {
      const form = page.querySelector('form');
      if (!form) throw new Error(`There is nothing to press: ${page.body.textContent ?? ''}`);
      const fields = new URLSearchParams();
      for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea, select'))
        fields.set(field.name, typed[field.name] ?? field.value);
      return ask('POST', form.getAttribute('action') ?? '', fields);
    },
    async close() {
      transport.close();
      await sink.close();
      await server.close();
    },
  };
}
