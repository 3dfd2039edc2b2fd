import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Subscription, WatchingChange } from '../contract/watching.wire';
import { useAge } from '../../../i18n/useAge';
import { useFormat } from '../../../i18n/useFormat';
import { Button } from '../../../ui/actions/Button';
import { Table, type Column } from '../../../ui/lists/Table';
import { subscriptionText } from './subscriptionText';
import styles from './Watching.module.css';

interface SubscriptionTableProps {
  readonly subscriptions: readonly Subscription[];
  readonly changing: WatchingChange | null;
  readonly onEnd: (id: string) => void;
}

/** Lists what is watched, since when, and when there was news last; each can be ended. */
export function SubscriptionTable({ subscriptions, changing, onEnd }: SubscriptionTableProps) {
  const intl = useIntl();
  const { date } = useFormat();
  const age = useAge();
  const columns: Column<Subscription>[] = [
    {
      key: 'what',
      head: intl.formatMessage({ id: 'watching.what' }),
      cell: (subscription) => {
        const { text, to } = subscriptionText(intl, subscription);
        return to === undefined ? text : <Link to={to}>{text}</Link>;
      },
    },
    {
      key: 'since',
      head: intl.formatMessage({ id: 'watching.since' }),
      cell: ({ since }) => since && <time dateTime={since}>{date(since)}</time>,
    },
    {
      key: 'news',
      head: intl.formatMessage({ id: 'watching.lastNews' }),
      cell: ({ lastNews }) =>
        lastNews ? (
          <time dateTime={lastNews}>{age(lastNews)}</time>
        ) : (
          <FormattedMessage id="watching.lastNews.none" />
        ),
    },
    {
      key: 'end',
      head: intl.formatMessage({ id: 'watching.end' }),
      stacked: 'plain',
      cell: (subscription) => (
        <Button
          small
          busy={changing?.action === 'unwatch' && changing.id === subscription.id}
          onClick={() => onEnd(subscription.id)}
        >
          <span className={styles.oneLine}>
            <FormattedMessage id="watching.end" />
          </span>
          <span className="visually-hidden">
            {': '}
            {subscriptionText(intl, subscription).text}
          </span>
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={intl.formatMessage({ id: 'watching.list' })}
      hideCaption
      columns={columns}
      rows={subscriptions}
      rowKey={({ id }) => id}
    />
  );
}
