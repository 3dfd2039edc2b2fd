import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { GatheredLine } from '../contract/changeSet';
import { changedFields } from '../../../i18n/changedFields';
import { obstacleMessages } from '../obstacleMessages';
import { useFormat } from '../../../i18n/useFormat';
import { usePerson } from '../../../store/person';
import { Button } from '../../../ui/actions/Button';
import { Table, type Column } from '../../../ui/lists/Table';
import { TicketKey } from '../../../ui/texts/TicketKey';
import type { Removal } from './useRemoval';
import styles from './Changes.module.css';

interface LinesTableProps {
  readonly lines: readonly GatheredLine[];
  readonly removal: Removal;
}

/** Shows each line: the service, what is set now and what is wanted, who added it, and what is in its way. */
export function LinesTable({ lines, removal }: LinesTableProps) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const { levelLabels } = usePerson().installation;
  const columns: readonly Column<GatheredLine>[] = [
    {
      key: 'service',
      head: intl.formatMessage({ id: 'changes.column.service' }),
      stacked: 'lead',
      cell: (line) => <ServiceName line={line} />,
    },
    {
      key: 'change',
      head: intl.formatMessage({ id: 'changes.column.change' }),
      stacked: 'plain',
      cell: (line) => (
        <>
          {changedFields({ kind: line.kind, fields: line.fields }, { levelLabels }).map(
            ({ key, name, before, after }) => (
              <div key={key}>
                <span className="muted">{name}: </span>
                <del className={styles.value}>{before}</del> <span aria-hidden="true">→</span>{' '}
                <ins className={styles.value}>{after}</ins>
              </div>
            ),
          )}
          <Remark line={line} />
        </>
      ),
    },
    {
      key: 'added',
      head: intl.formatMessage({ id: 'changes.column.added' }),
      cell: ({ addedBy, addedAt }) => (
        <>
          {addedBy}
          <br />
          <span className="small muted">{dateTime(addedAt)}</span>
        </>
      ),
    },
    {
      key: 'remove',
      head: (
        <span className="visually-hidden">
          <FormattedMessage id="changes.column.remove" />
        </span>
      ),
      label: intl.formatMessage({ id: 'changes.column.remove' }),
      stacked: 'plain',
      cell: ({ id, service, serviceName = service }) => (
        <Button small look="quiet" busy={removal.going.includes(id)} onClick={() => removal.remove([id])}>
          <FormattedMessage id="changes.remove" />
          <span className="visually-hidden">, {serviceName}</span>
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={<FormattedMessage id="changes.title" />}
      hideCaption
      columns={columns}
      rows={lines}
      rowKey={({ id }) => String(id)}
    />
  );
}

function ServiceName({ line }: { readonly line: GatheredLine }) {
  const { service, serviceType, serviceId, serviceName = service } = line;
  if (serviceId === undefined) return serviceName;
  return <Link to={`/apps/${serviceId}/${serviceType}`}>{serviceName}</Link>;
}

/**
 * Says why the line cannot be sent now, or was not accepted, or that its subject has been changed in the
 * meantime.
 */
function Remark({
  line: { obstacle, jiraKey = '', refused, changedSince },
}: {
  readonly line: GatheredLine;
}) {
  const { dateTime } = useFormat();
  if (obstacle)
    return (
      <p className={styles.obstacle}>
        <FormattedMessage
          id={obstacleMessages[obstacle]}
          values={{
            key: (
              <Link to={`/tickets/${jiraKey}`}>
                <TicketKey>{jiraKey}</TicketKey>
              </Link>
            ),
          }}
        />
      </p>
    );
  if (refused)
    return (
      <p className={styles.obstacle}>
        <FormattedMessage
          id={refused.why ? 'changes.refusedBecause' : 'changes.refused'}
          values={{ when: dateTime(refused.at), why: <q>{refused.why}</q> }}
        />
      </p>
    );
  return changedSince ? (
    <p className="small muted">
      <FormattedMessage id="changes.changedSince" />
    </p>
  ) : null;
}
