import type { PanelProps } from '../../frame/panels';
import type { connectMachine } from '../../../machines/connect/connect.machine';
import { useConnection } from '../../connection/useConnection';
import { submitMessages } from '../connect.messages';
import { ConnectForm } from './ConnectForm';

/** The request, beside what will happen when it is sent. */
export function EditingPanel({ actor }: PanelProps<typeof connectMachine>) {
  const connection = useConnection(actor);
  const { subject } = connection;
  return (
    <ConnectForm
      connection={connection}
      accepts={false}
      asksContact={subject.asksContact}
      submit={submitMessages[subject.way]}
      onSubmit={(draft) => actor.send({ type: 'form.submitted', draft })}
    />
  );
}
