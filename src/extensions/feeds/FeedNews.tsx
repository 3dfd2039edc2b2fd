import { FormattedMessage } from 'react-intl';
import type { FeedNews as News, NamedEntities } from '../../contracts/wire/feeds';
import { useFormat } from '../../i18n/useFormat';
import { Disclosure } from '../../ui/page/Disclosure';
import { newsMessages } from './feedMessages';
import styles from './Feeds.module.css';

const kinds = ['went', 'came', 'changed'] as const;

/** Names what the last effective refresh removed, added and changed. */
export function FeedNews({ news }: { readonly news: News }) {
  const { dateTime } = useFormat();
  return (
    <>
      <h3 className={styles.news}>
        <FormattedMessage
          id="feeds.news"
          values={{ moment: <time dateTime={news.at}>{dateTime(news.at)}</time> }}
        />
      </h3>
      {kinds.map((kind) => (
        <Entities key={kind} kind={kind} entities={news[kind]} />
      ))}
    </>
  );
}

interface EntitiesProps {
  readonly kind: (typeof kinds)[number];
  readonly entities: NamedEntities;
}

function Entities({ kind, entities: { total, first } }: EntitiesProps) {
  const label = <FormattedMessage id={newsMessages[kind]} values={{ count: total }} />;
  if (total === 0) return <p className={styles.none}>{label}</p>;
  return (
    <Disclosure label={label}>
      <ul className={styles.entities}>
        {first.map(({ entityId, kind: what, name }) => (
          <li key={`${what} ${entityId}`}>
            {name}
            {name !== entityId && <span className={styles.id}>{entityId}</span>}
          </li>
        ))}
        {total > first.length && (
          <li>
            <FormattedMessage id="feeds.news.more" values={{ count: total - first.length }} />
          </li>
        )}
      </ul>
    </Disclosure>
  );
}
