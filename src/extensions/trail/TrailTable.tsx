import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { TrailScope } from '../../contracts/domain/audit';
import type { AuditEntry } from '../../contracts/wire/audit';
import { useFormat } from '../../i18n/useFormat';
import { Table, type Column } from '../../ui/lists/Table';
import { EntryDetails } from './EntryDetails';
import { policyPath } from './trailAddress';
import { readMessages } from './readMessages';
import { actorMessages, kindMessages, roleMessages } from './trailMessages';
import styles from './Trail.module.css';

export interface TrailTableProps {
  readonly entries: readonly AuditEntry[];
  readonly scope: TrailScope;
}

/** Shows entries of the audit trail, a row each, with what changed on demand. */
export function TrailTable({ entries, scope }: TrailTableProps) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const head = (id: string) => intl.formatMessage({ id });
  const institution: Column<AuditEntry> = {
    key: 'institution',
    width: styles.narrow,
    head: head('audit.column.institution'),
    cell: (entry) =>
      entry.institution ? (
        <span title={entry.institution.id}>{entry.institution.name}</span>
      ) : (
        <span className="muted">
          <FormattedMessage id="audit.institution.none" />
        </span>
      ),
  };
  const columns: readonly Column<AuditEntry>[] = [
    {
      key: 'what',
      width: styles.wide,
      head: head('audit.column.what'),
      cell: ({ kind, object }) => (
        <>
          <FormattedMessage id={kindMessages[kind]} />
          <span className={styles.note}>
            {object.kind === 'policy' && (
              <Link to={policyPath(scope, object.id)}>{object.name ?? object.id}</Link>
            )}
            {object.kind === 'call' && <ReadObject call={object.id} name={object.name} />}
            {object.kind !== 'policy' && object.kind !== 'call' && (object.name ?? object.id)}
          </span>
        </>
      ),
    },
    {
      key: 'who',
      width: styles.narrow,
      head: head('audit.column.who'),
      cell: ({ actor }) => (
        <>
          {actor.kind === 'server' || actor.kind === 'guest' ? (
            <FormattedMessage id={actorMessages[actor.kind]} />
          ) : (
            actor.name
          )}
          <Role actor={actor} />
        </>
      ),
    },
    ...(scope === 'all' ? [institution] : []),
    {
      key: 'when',
      width: styles.narrow,
      head: head('audit.column.when'),
      cell: ({ at }) => <time dateTime={at}>{dateTime(at)}</time>,
    },
    {
      key: 'details',
      head: head('audit.column.details'),
      cell: (entry) => <EntryDetails entry={entry} />,
      stacked: 'plain',
    },
  ];
  return (
    <Table
      caption={<FormattedMessage id="audit.list" />}
      hideCaption
      fixed
      columns={columns}
      rows={entries}
      rowKey={({ number }) => number}
    />
  );
}

/** Names what a super user has read, and which one of its kind. */
function ReadObject({ call, name }: { readonly call: string; readonly name: string | undefined }) {
  const message = readMessages[call];
  if (message === undefined) return name ?? call;
  if (name === undefined) return <FormattedMessage id={message} />;
  return (
    <>
      <FormattedMessage id={message} />: {name}
    </>
  );
}

/** Shows the role in which a person acted; for the server and for guests it is unknown. */
function Role({ actor: { kind, role } }: Pick<AuditEntry, 'actor'>) {
  if (kind === 'server' || kind === 'guest') return null;
  const message = (role && roleMessages[role]) ?? (kind === 'person' ? undefined : actorMessages[kind]);
  return message ? (
    <span className={styles.note}>
      <FormattedMessage id={message} />
    </span>
  ) : null;
}
