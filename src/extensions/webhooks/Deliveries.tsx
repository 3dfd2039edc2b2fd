import { FormattedMessage, useIntl } from 'react-intl';
import type { Delivery, Webhook } from '../../contracts/wire/events';
import { useFormat } from '../../i18n/useFormat';
import { Button } from '../../ui/actions/Button';
import { Status } from '../../ui/marks/Status';
import { Table, type Column } from '../../ui/lists/Table';
import type { Replaying } from './useReplay';
import { deliveryMarks, deliveryMessages } from './webhookMessages';
import styles from './Webhooks.module.css';

interface DeliveriesProps {
  readonly webhook: Webhook;
  readonly replaying: Replaying;
}

/** Lists the events of a webhook; each can be sent again. */
export function Deliveries({ webhook: { name, deliveries }, replaying }: DeliveriesProps) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  if (deliveries.length === 0) return null;
  const head = (id: string) => intl.formatMessage({ id });
  const columns: Column<Delivery>[] = [
    {
      key: 'event',
      head: head('webhooks.column.event'),
      cell: ({ kind, subject }) => (
        <>
          {kind}
          <span className={styles.subject}>{subject}</span>
        </>
      ),
      width: styles.event,
    },
    {
      key: 'when',
      head: head('webhooks.column.when'),
      cell: ({ at }) => <time dateTime={at}>{dateTime(at)}</time>,
    },
    {
      key: 'state',
      head: head('webhooks.column.state'),
      cell: (delivery) => <DeliveryState delivery={delivery} />,
    },
    {
      key: 'again',
      head: head('webhooks.column.action'),
      stacked: 'plain',
      cell: ({ id, kind, at, attempts, state }) =>
        (attempts > 0 || state !== 'waiting') && (
          <Button
            small
            busy={replaying.isSending({ webhook: name, event: id })}
            onClick={() => replaying.request({ webhook: name, event: id })}
          >
            <FormattedMessage id="webhooks.again" />
            <span className="visually-hidden">
              : {kind}, {dateTime(at)}
            </span>
          </Button>
        ),
    },
  ];
  return (
    <Table
      caption={intl.formatMessage({ id: 'webhooks.deliveries' }, { name })}
      hideCaption
      fixed
      columns={columns}
      rows={deliveries}
      rowKey={({ id }) => id}
    />
  );
}

function DeliveryState({ delivery: { state, attempts, answer, dueAt } }: { readonly delivery: Delivery }) {
  const { dateTime } = useFormat();
  return (
    <>
      <Status kind={deliveryMarks[state]}>
        <FormattedMessage id={deliveryMessages[state]} />
      </Status>
      {attempts > 0 && (
        <span className={styles.subject}>
          <FormattedMessage id="webhooks.attempts" values={{ attempts }} />
          {answer && (
            <>
              {', '}
              <span lang="en">{answer}</span>
            </>
          )}
          {dueAt && (
            <>
              {', '}
              <FormattedMessage
                id="webhooks.next"
                values={{ when: <time dateTime={dueAt}>{dateTime(dueAt)}</time> }}
              />
            </>
          )}
        </span>
      )}
    </>
  );
}
