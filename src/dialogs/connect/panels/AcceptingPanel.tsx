import type { PanelProps } from '../../frame/panels';
import type { connectMachine } from '../../../machines/connect/connect.machine';
import { useConnection } from '../../connection/useConnection';
import { acceptMessages } from '../connect.messages';
import { ConnectForm } from './ConnectForm';

/** The same form as the answer to an invitation, which tells no contact address. */
export function AcceptingPanel({ actor }: PanelProps<typeof connectMachine>) {
  const connection = useConnection(actor);
  return (
    <ConnectForm
      connection={connection}
      accepts
      asksContact={false}
      submit={acceptMessages[connection.subject.way]}
      onSubmit={(draft) => actor.send({ type: 'form.submitted', draft })}
    />
  );
}
