import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Subscription, WatchingChange } from '../contract/watching.wire';
import { Button } from '../../../ui/actions/Button';
import { Table, type Column } from '../../../ui/lists/Table';
import { subscriptionText, newsOf } from './subscriptionText';
import styles from './Watching.module.css';

interface SubscriptionTableProps {
  readonly subscriptions: readonly Subscription[];
  readonly changing: WatchingChange | null;
  readonly onEnd: (id: string) => void;
}

/** Lists what is watched; each can be ended. */
export function SubscriptionTable({ subscriptions, changing, onEnd }: SubscriptionTableProps) {
  const intl = useIntl();
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
      key: 'told',
      head: intl.formatMessage({ id: 'watching.about' }),
      cell: (subscription) => newsOf(intl, subscription),
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
      caption={intl.formatMessage({ id: 'watching.watched' })}
      hideCaption
      columns={columns}
      rows={subscriptions}
      rowKey={({ id }) => id}
    />
  );
}
