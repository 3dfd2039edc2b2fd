import { FormattedMessage } from 'react-intl';
import type { Feed } from '../../../contracts/wire/feeds';
import { useFormat } from '../../../i18n/useFormat';
import { KeyValue, type KeyValueItem } from '../../../ui/KeyValue';
import { Section } from '../../../ui/Section';
import { FeedNews } from './FeedNews';
import { FeedState } from './FeedState';
import { FeedWarnings } from './FeedWarnings';
import { spanOf } from './feedWords';
import styles from './Feeds.module.css';

/** Shows a feed: how it is, where it comes from, what it holds, and what its last refresh brought. */
export function FeedView({ feed }: { readonly feed: Feed }) {
  const { dateTime } = useFormat();
  const { source, registrars, every, brake, refreshedAt, checkedAt, dueAt, validUntil, reason } = feed;
  const fact = (key: string, value: KeyValueItem['value']): KeyValueItem[] =>
    value ? [{ key, term: <FormattedMessage id={`feeds.fact.${key}`} />, value }] : [];
  const moment = (iso: string | undefined) => iso && <time dateTime={iso}>{dateTime(iso)}</time>;
  const span = every === undefined ? undefined : spanOf(every);
  return (
    <Section title={<span className={styles.name}>{feed.name}</span>}>
      <KeyValue
        items={[
          ...fact('state', <FeedState feed={feed} />),
          ...fact('reason', reason && <span lang="en">{reason}</span>),
          ...fact('refreshed', moment(refreshedAt) ?? <FormattedMessage id="feeds.never" />),
          ...fact('checked', checkedAt !== refreshedAt && moment(checkedAt)),
          ...fact('validUntil', moment(validUntil) ?? <FormattedMessage id="feeds.noValidity" />),
          ...fact('source', source ?? <FormattedMessage id="feeds.byHand" />),
          ...fact(
            'signature',
            <FormattedMessage id={feed.verified ? 'feeds.verified' : 'feeds.unverified'} />,
          ),
          ...fact('registrars', registrars?.join(', ')),
          ...fact(
            'schedule',
            source !== undefined &&
              (span ? (
                <FormattedMessage id={`feeds.every.${span.unit}`} values={span} />
              ) : (
                <FormattedMessage id="feeds.onRequest" />
              )),
          ),
          ...fact('due', moment(dueAt)),
          ...fact('brake', source !== undefined && <FormattedMessage id="feeds.brake" values={{ brake }} />),
          ...fact(
            'holds',
            <FormattedMessage
              id="feeds.holds"
              values={{ institutions: feed.institutions, services: feed.services }}
            />,
          ),
          ...fact(
            'kept',
            feed.kept > 0 && <FormattedMessage id="feeds.kept" values={{ count: feed.kept }} />,
          ),
          ...fact(
            'absent',
            feed.absent > 0 && <FormattedMessage id="feeds.absent" values={{ count: feed.absent }} />,
          ),
        ]}
      />
      <FeedWarnings warnings={feed.warnings} />
      {feed.news && <FeedNews news={feed.news} />}
    </Section>
  );
}
