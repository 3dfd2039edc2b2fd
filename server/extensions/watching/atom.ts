import type { NewsItem } from '../../../src/extensions/watching/contract/watching.wire';
import type { Config } from '../../platform/config/config';
import { html } from '../../platform/http/html';
import { sayIn } from '../../platform/text/sentences';
import { newsText } from './news/newsText';

interface AtomFeed {
  /** Permanent ID of the feed, independent of its address. */
  readonly id: string;
  readonly language: string;
  /** Time of the last change. */
  readonly updated: Date;
  /** Its own address. */
  readonly address: string;
  readonly items: readonly NewsItem[];
}

/** Date of the tags (RFC 4151) in the IDs of entries. */
const TAG_DATE = '2026-01-01';

/** Characters that XML does not allow (XML 1.0, 2.2). */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Returns an Atom feed (RFC 4287) of news. */
export function atomFeed(config: Config, { id, language, updated, address, items }: AtomFeed): string {
  const { publicUrl, product, translations } = config;
  const t = sayIn(language, translations);
  const { hostname } = new URL(publicUrl);
  const entries = items.map((item) => {
    const { title, lines, path } = newsText(item, t, language);
    return html`<entry>
      <id>tag:${hostname},${TAG_DATE}:news/${item.number}</id>
      <title>${title}</title>
      <updated>${item.at}</updated>
      <link rel="alternate" type="text/html" href="${publicUrl}${path}" />
      <content type="text">${[title, ...lines].join('\n')}</content>
    </entry> `;
  });
  const { text } = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
    <id>urn:uuid:${id}</id>
    <title>${t('news.feed', { product: product.name })}</title>
    <updated>${updated.toISOString()}</updated>
    <author><name>${product.name}</name></author>
    <link rel="self" type="application/atom+xml" href="${address}" />
    <link rel="alternate" type="text/html" href="${publicUrl}/watching" />
    ${entries}
  </feed> `;
  return `<?xml version="1.0" encoding="utf-8"?>\n${text.replaceAll(UNWRITABLE, '\u{FFFD}')}`;
}
