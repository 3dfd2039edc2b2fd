import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { newsWords } from '../../contracts/domain/watching';
import type { NewsItem } from '../../contracts/wire/watching';
import { useFormat } from '../../i18n/useFormat';
import { BeforeAfter } from '../../ui/BeforeAfter';
import { changedParts } from './words';
import styles from './Watching.module.css';

/** Shows what is new, the newest first; a fact that changed as it was and as it is. */
export function NewsList({ news }: { readonly news: readonly NewsItem[] }) {
  return (
    <ol className={styles.news}>
      {news.map((item) => (
        <li key={item.number}>
          <Item item={item} />
        </li>
      ))}
    </ol>
  );
}

function Item({ item }: { readonly item: NewsItem }) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const { kind, service, policy, at } = item;
  const name = service?.name ?? policy?.name ?? '';
  const title = <FormattedMessage id={newsWords[kind]} values={{ name }} />;
  const rows = changedParts(intl, item);
  return (
    <article className={styles.item}>
      <p className={styles.headline}>
        {service ? <Link to={addressOf(kind, service)}>{title}</Link> : title}
      </p>
      <time className={styles.time} dateTime={at}>
        {dateTime(at)}
      </time>
      {rows.length > 0 && <BeforeAfter caption={title} rows={rows} />}
    </article>
  );
}

function addressOf(kind: NewsItem['kind'], { id, type }: NonNullable<NewsItem['service']>): string {
  return `/apps/${id}/${type}/${kind === 'attributesChanged' ? 'attributes' : 'about'}`;
}
