import { FormattedMessage } from 'react-intl';
import type { Feed } from '../../contracts/wire/feeds';
import { useFormat } from '../../i18n/useFormat';
import { KeyValue, type KeyValueItem } from '../../ui/lists/KeyValue';
import { Section } from '../../ui/page/Section';
import { FeedNews } from './FeedNews';
import { FeedState } from './FeedState';
import { FeedWarnings } from './FeedWarnings';
import { everyMessages, spanOf } from './feedMessages';
import styles from './Feeds.module.css';

/** Shows a feed: its state, its source, its content, and the result of its last refresh. */
export function FeedView({ feed }: { readonly feed: Feed }) {
  const { dateTime } = useFormat();
  const { source, registrars, every, brake, refreshedAt, checkedAt, dueAt, validUntil, reason } = feed;
  const fact = (id: string, value: KeyValueItem['value']): KeyValueItem[] =>
    value ? [{ key: id, term: <FormattedMessage id={id} />, value }] : [];
  const moment = (iso: string | undefined) => iso && <time dateTime={iso}>{dateTime(iso)}</time>;
  const span = every === undefined ? undefined : spanOf(every);
  return (
    <Section title={<span className={styles.name}>{feed.name}</span>}>
      <KeyValue
        items={[
          ...fact('feeds.fact.state', <FeedState feed={feed} />),
          ...fact('feeds.fact.reason', reason && <span lang="en">{reason}</span>),
          ...fact('feeds.fact.refreshed', moment(refreshedAt) ?? <FormattedMessage id="feeds.never" />),
          ...fact('feeds.fact.checked', checkedAt !== refreshedAt && moment(checkedAt)),
          ...fact('feeds.fact.validUntil', moment(validUntil) ?? <FormattedMessage id="feeds.noValidity" />),
          ...fact('feeds.fact.source', source ?? <FormattedMessage id="feeds.byHand" />),
          ...fact(
            'feeds.fact.signature',
            <FormattedMessage id={feed.verified ? 'feeds.verified' : 'feeds.unverified'} />,
          ),
          ...fact('feeds.fact.registrars', registrars?.join(', ')),
          ...fact(
            'feeds.fact.schedule',
            source !== undefined &&
              (span ? (
                <FormattedMessage id={everyMessages[span.unit]} values={span} />
              ) : (
                <FormattedMessage id="feeds.onRequest" />
              )),
          ),
          ...fact('feeds.fact.due', moment(dueAt)),
          ...fact(
            'feeds.fact.brake',
            source !== undefined && <FormattedMessage id="feeds.brake" values={{ brake }} />,
          ),
          ...fact(
            'feeds.fact.holds',
            <FormattedMessage
              id="feeds.holds"
              values={{ institutions: feed.institutions, services: feed.services }}
            />,
          ),
          ...fact(
            'feeds.fact.kept',
            feed.kept > 0 && <FormattedMessage id="feeds.kept" values={{ count: feed.kept }} />,
          ),
          ...fact(
            'feeds.fact.absent',
            feed.absent > 0 && <FormattedMessage id="feeds.absent" values={{ count: feed.absent }} />,
          ),
        ]}
      />
      <FeedWarnings warnings={feed.warnings} />
      {feed.news && <FeedNews news={feed.news} />}
    </Section>
  );
}
