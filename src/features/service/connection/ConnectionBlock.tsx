import type { ComponentType, ReactNode } from 'react';
import { ConnectedFacts } from './ConnectedFacts';
import {
  Change,
  ConnectRefused,
  Looking,
  LogIn,
  NotConnectable,
  Refused,
  Unchecked,
  WhileDown,
} from './connectionControls';
import { ConnectionStatus } from './ConnectionStatus';
import { Answers, AnswersRefused } from './invitationControls';
import { Pending } from './PendingControl';
import type { ServiceConnection } from './useServiceConnection';
import type { ControlProps } from './controlProps';
import styles from '../ServiceView.module.css';

/** The controls for each state of the chart. */
const controls: Readonly<Record<ServiceConnection['state'], ComponentType<ControlProps>>> = {
  guest: LogIn,
  looking: Looking,
  connectable: Change,
  connectableUnchecked: Unchecked,
  connectableWhileDown: WhileDown,
  notConnectable: NotConnectable,
  connectRefused: ConnectRefused,
  connectPending: Pending,
  connectPendingWhileConnected: Pending,
  invitedToConnect: Answers,
  connectInvitationRefused: AnswersRefused,
  disconnectable: Change,
  disconnectableUnchecked: Unchecked,
  disconnectableWhileDown: WhileDown,
  disconnectRefused: Refused,
  disconnectPending: Pending,
  disconnectPendingWhileNotConnected: Pending,
  invitedToDisconnect: Answers,
  disconnectInvitationRefused: AnswersRefused,
};

/** Shows the state of the service at the institution, and the actions that are possible now. */
export function ConnectionBlock({ connection, children }: ControlProps & { readonly children?: ReactNode }) {
  const Controls = controls[connection.state];
  return (
    <div className={styles.block}>
      {connection.state !== 'guest' && (
        <div className={styles.standing}>
          <ConnectionStatus connection={connection} />
          {connection.context.connected && <ConnectedFacts service={connection.service} />}
        </div>
      )}
      <Controls connection={connection} />
      {children}
    </div>
  );
}
