import type { PanelProps } from '../../frame/panels';
import type { connectMachine } from '../../../machines/connect/connect.machine';
import { useConnection } from '../../connection/useConnection';
import { submitMessages } from '../connect.messages';
import { useDialogFrame } from '../../frame/dialogFrame';
import { ConnectForm } from './ConnectForm';

/** The request, beside what will happen when it is sent. */
export function EditingPanel({ actor }: PanelProps<typeof connectMachine>) {
  const connection = useConnection(actor);
  const { subject, hasSecondWay } = connection;
  const { secondWay: known } = useDialogFrame();
  const secondWay = hasSecondWay ? known : undefined;
  return (
    <ConnectForm
      connection={connection}
      accepts={false}
      asksContact={subject.asksContact}
      submit={submitMessages[subject.way]}
      onSubmit={(draft) => actor.send({ type: 'form.submitted', draft })}
      alternative={
        secondWay
          ? {
              label: secondWay.label,
              onSubmit: (draft) => actor.send({ type: 'secondWay.requested', draft }),
            }
          : undefined
      }
      commentsHint={secondWay?.hint(subject.asksContact ? 'yes' : 'no')}
    />
  );
}
