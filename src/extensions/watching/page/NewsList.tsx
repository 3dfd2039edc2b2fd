import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { canSay, newsPath, newsSentence } from '../contract/newsSentence';
import type { NewsItem } from '../contract/watching.wire';
import { useFormat } from '../../../i18n/useFormat';
import { BeforeAfter } from '../../../ui/lists/BeforeAfter';
import { changedParts } from './subscriptionText';
import styles from './Watching.module.css';

/** Shows what is new, the newest first; a fact that changed as it was and as it is. */
export function NewsList({ news }: { readonly news: readonly NewsItem[] }) {
  return (
    <ol className={styles.news}>
      {news.filter(canSay).map((item) => (
        <li key={item.number}>
          <Item item={item} />
        </li>
      ))}
    </ol>
  );
}

function Item({ item }: { readonly item: NewsItem }) {
  const intl = useIntl();
  const { date, dateTime } = useFormat();
  const { at } = item;
  const sentence = newsSentence(item, date);
  const path = newsPath(item);
  const title = <FormattedMessage id={sentence.title} values={sentence.values} />;
  const rows = changedParts(intl, item);
  return (
    <article className={styles.item}>
      <p className={styles.headline}>{path === undefined ? title : <Link to={path}>{title}</Link>}</p>
      <time className={styles.time} dateTime={at}>
        {dateTime(at)}
      </time>
      {sentence.note !== undefined && (
        <p className={styles.note}>
          <FormattedMessage id={sentence.note} values={sentence.values} />
        </p>
      )}
      {rows.length > 0 && <BeforeAfter caption={title} rows={rows} />}
    </article>
  );
}
