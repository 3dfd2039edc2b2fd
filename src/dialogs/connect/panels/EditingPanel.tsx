import { FormattedMessage } from 'react-intl';
import type { PanelProps } from '../../frame/panels';
import type { connectMachine } from '../../../machines/connect/connect.machine';
import { useConnection } from '../../connection/useConnection';
import { gatherReasons, submitMessages } from '../connect.messages';
import { addToChanges } from '../../shared/gathering';
import { ConnectForm } from './ConnectForm';

/** The request, beside what will happen when it is sent. */
export function EditingPanel({ actor }: PanelProps<typeof connectMachine>) {
  const connection = useConnection(actor);
  const { subject, gathers } = connection;
  const reason = (
    <FormattedMessage
      id={gatherReasons[subject.way]}
      values={{ address: subject.asksContact ? 'yes' : 'no' }}
    />
  );
  return (
    <ConnectForm
      connection={connection}
      accepts={false}
      asksContact={subject.asksContact}
      submit={submitMessages[subject.way]}
      onSubmit={(draft) => actor.send({ type: 'form.submitted', draft })}
      alternative={
        gathers
          ? {
              label: addToChanges,
              reason,
              onSubmit: (draft) => actor.send({ type: 'gathering.requested', draft }),
            }
          : undefined
      }
    />
  );
}
