import { useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { changeRequestMachine } from '../../machines/changeRequest/changeRequest.machine';
import { Button } from '../../ui/Button';
import { KeyValue } from '../../ui/KeyValue';
import { Reason } from '../../ui/Reason';
import { useDialogFrame } from '../frame/dialogFrame';
import { DialogPanel } from '../frame/DialogPanel';
import type { PanelProps } from '../frame/panels';
import { differences } from './differences';
import { DifferenceTerm } from './DifferenceTerm';
import { ValueText } from './ValueText';

type Props = PanelProps<typeof changeRequestMachine>;

/** Shows what is set now, what is asked for, and that the desk decides. */
export function ReviewingPanel({ actor }: Props) {
  const { subject, draft, heldHereOnly, labels } = useSelector(actor, ({ context }) => context);
  const noteId = useId();
  const { dismiss, keepDraft } = useDialogFrame();
  useEffect(() => {
    // Closing loses nothing as long as the page behind holds its form.
    keepDraft(heldHereOnly ? draft : null);
  }, [keepDraft, heldHereOnly, draft]);
  const found = subject && draft ? differences(subject.current, draft) : [];
  const footer = (
    <>
      <Button onClick={dismiss}>
        <FormattedMessage id="dialog.cancel" />
      </Button>
      <Button look="primary" describedBy={noteId} onClick={() => actor.send({ type: 'request.confirmed' })}>
        <FormattedMessage id="changeRequest.submit" />
      </Button>
    </>
  );
  return (
    <DialogPanel
      note={
        <Reason id={noteId}>
          <FormattedMessage id="changeRequest.submit.reason" />
        </Reason>
      }
      footer={footer}
    >
      <p>
        <FormattedMessage id="changeRequest.reviewing.text" />
      </p>
      {found.map(({ from, to, ...about }) => (
        <section key={JSON.stringify(about)}>
          <h3>
            <DifferenceTerm {...about} />
          </h3>
          <KeyValue
            flush
            items={[
              {
                key: 'from',
                term: <FormattedMessage id="changeRequest.now" />,
                value: <ValueText value={from} labels={labels} />,
              },
              {
                key: 'to',
                term: <FormattedMessage id="changeRequest.asked" />,
                value: (
                  <strong>
                    <ValueText value={to} labels={labels} />
                  </strong>
                ),
              },
            ]}
          />
        </section>
      ))}
    </DialogPanel>
  );
}
