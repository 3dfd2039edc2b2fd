import type { NewsItem } from '../../../src/extensions/watching/contract/watching.wire';
import type { Config } from '../../platform/config/config';
import { sayIn } from '../../platform/text/sentences';
import { greetingIn, letterHtml, letterText, type Letter, type Mail } from '../../modules/mail/mail.module';
import { newsText } from './news/newsText';
import type { WatcherRow } from './watchers';

/** Maximum number of items in a mail; the page has the others. */
const MAX_ITEMS = 20;

/** Returns the mail with a person's news, in their language; `stop` is the link that ends such mails. */
export function digestMail(
  config: Config,
  { name, mail, language }: Pick<WatcherRow, 'name' | 'mail' | 'language'>,
  items: readonly NewsItem[],
  stop: string,
): Mail {
  const t = sayIn(language, config.translations);
  const count = items.length;
  const listed = items.slice(0, MAX_ITEMS);
  const letter: Letter = {
    language,
    subject: t('mail.digest.subject', { count }),
    greeting: greetingIn(t, name),
    paragraphs: [t('mail.digest.lead')],
    items: listed.map((item) => {
      const { title, lines, path } = newsText(item, t, language);
      return { title, lines, href: config.publicUrl + path };
    }),
    ...(count > listed.length && { more: t('mail.digest.more', { count: count - listed.length }) }),
    links: [{ label: t('mail.digest.open'), href: `${config.publicUrl}/watching` }],
    facts: [],
    footer: t('mail.footer', { product: config.product.name, federation: config.federation.name }),
    stop: { label: t('mail.digest.stop'), href: stop },
  };
  return {
    kind: 'digest',
    language,
    to: [{ name, address: mail }],
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    unsubscribe: stop,
  };
}
