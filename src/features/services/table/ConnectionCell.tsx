import { FormattedMessage, useIntl } from 'react-intl';
import type { ConnectionState } from '../../../contracts/domain/services/connection';
import { Status } from '../../../ui/marks/Status';
import type { StatusKind } from '../../../ui/marks/StatusMark';
import styles from './ConnectionCell.module.css';

interface ConnectionMark {
  readonly kind: StatusKind;
  readonly message: string;
}

const connected: ConnectionMark = { kind: 'on', message: 'connection.connected' };
/** Has the short label of the legend: the full sentence is too long for the column in Dutch and Portuguese. */
const invited: ConnectionMark = { kind: 'action', message: 'services.legend.invited.sign' };
const invitedToEnd: ConnectionMark = { kind: 'action', message: 'services.invited.disconnect' };

/**
 * The marks of a connection, each on its own line. A service that the institution is invited to disconnect is still
 * connected.
 */
const connectionMarks: Readonly<Record<ConnectionState, readonly ConnectionMark[]>> = {
  connected: [connected],
  notConnected: [{ kind: 'off', message: 'connection.notConnected' }],
  linkPending: [{ kind: 'working', message: 'connection.linkPending' }],
  unlinkPending: [{ kind: 'working', message: 'connection.unlinkPending' }],
  invitedToConnect: [invited],
  invitedToDisconnect: [connected, invitedToEnd],
};

/** Shows the state of a service at the institution; shows a placeholder until the open requests are known. */
export function ConnectionCell({ state }: { readonly state: ConnectionState | undefined }) {
  const intl = useIntl();
  if (!state) {
    return (
      <span className={styles.coming}>
        <span className="visually-hidden">
          <FormattedMessage id="ui.loading" />
        </span>
      </span>
    );
  }
  const marks = connectionMarks[state].map(({ kind, message }) => (
    <Status key={kind} kind={kind} small>
      {intl.formatMessage({ id: message })}
    </Status>
  ));
  return marks.length === 1 ? marks : <span className={styles.lines}>{marks}</span>;
}
