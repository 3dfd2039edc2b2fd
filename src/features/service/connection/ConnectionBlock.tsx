import { Fragment, type ComponentType, type ReactNode } from 'react';
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
import type { ServiceConnection } from './useServiceConnection';
import type { ControlProps } from './controlProps';
import styles from '../ServiceView.module.css';

type Controls = ComponentType<ControlProps> | null;

/** The controls for each state of the chart. A pending request has none: the status and a banner name it. */
const controls: Readonly<Record<ServiceConnection['state'], Controls>> = {
  guest: LogIn,
  looking: Looking,
  connectable: Change,
  connectableUnchecked: Unchecked,
  connectableWhileDown: WhileDown,
  notConnectable: NotConnectable,
  connectRefused: ConnectRefused,
  connectPending: null,
  connectPendingWhileConnected: null,
  invitedToConnect: Answers,
  connectInvitationRefused: AnswersRefused,
  disconnectable: Change,
  disconnectableUnchecked: Unchecked,
  disconnectableWhileDown: WhileDown,
  disconnectRefused: Refused,
  disconnectPending: null,
  disconnectPendingWhileNotConnected: null,
  invitedToDisconnect: Answers,
  disconnectInvitationRefused: AnswersRefused,
};

/** What one can do, for a head of one line: a tip has the reason if one can do nothing. */
const briefControls: typeof controls = {
  ...controls,
  connectableUnchecked: Change,
  connectableWhileDown: Change,
  connectInvitationRefused: Refused,
  disconnectableUnchecked: Change,
  disconnectableWhileDown: Change,
  disconnectInvitationRefused: Refused,
};

interface ConnectionBlockProps extends ControlProps {
  readonly children?: ReactNode;
}

/** Shows the state of the service at the institution, and the actions that are possible now. */
export function ConnectionBlock({ connection, brief, children }: ConnectionBlockProps) {
  const Controls = (brief ? briefControls : controls)[connection.state];
  const closed = connection.context.refusal || connection.state === 'notConnectable';
  // With keys, what extensions show stays when the head becomes a single line: it ends with the main button, and a
  // reason is beside the status.
  const parts = [
    Controls && <Controls key="controls" connection={connection} brief={brief} />,
    <Fragment key="children">{children}</Fragment>,
  ];
  return (
    <div className={styles.block} data-brief={brief || undefined}>
      {connection.state !== 'guest' && (
        <div className={styles.standing}>
          <ConnectionStatus connection={connection} />
        </div>
      )}
      {connection.context.connected && !brief && <ConnectedFacts service={connection.service} />}
      {brief && !closed ? parts.toReversed() : parts}
    </div>
  );
}
