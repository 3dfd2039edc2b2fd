import { useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { changeRequestMachine } from '../../machines/changeRequest/changeRequest.machine';
import type { KnownSetting } from '../../machines/changeRequest/changeRequest.setup';
import { changedFields } from '../../i18n/changedFields';
import { BeforeAfter } from '../../ui/lists/BeforeAfter';
import { Button } from '../../ui/actions/Button';
import { Reason } from '../../ui/notices/Reason';
import { useDialogFrame } from '../frame/dialogFrame';
import { DialogPanel } from '../frame/DialogPanel';
import type { PanelProps } from '../frame/panels';
import { ticketChange } from './requestedChange';

type Props = PanelProps<typeof changeRequestMachine>;

/** Shows the current and the requested setting, and that the desk decides. */
export function ReviewingPanel({ actor }: Props) {
  const { subject, draft, heldHereOnly, labels, hasSecondWay } = useSelector(actor, ({ context }) => context);
  const noteId = useId();
  const { dismiss, keepDraft, ...frame } = useDialogFrame();
  const secondWay = hasSecondWay ? frame.secondWay : undefined;
  useEffect(() => {
    // Closing loses nothing while the page behind holds its form.
    keepDraft(heldHereOnly ? draft : null);
  }, [keepDraft, heldHereOnly, draft]);
  const change = subject && draft && ticketChange(subject.current, draft);
  const footer = (
    <>
      <Button onClick={dismiss}>
        <FormattedMessage id="dialog.cancel" />
      </Button>
      {secondWay && (
        <Button onClick={() => actor.send({ type: 'secondWay.requested' })}>{secondWay.label}</Button>
      )}
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
      {change && (
        <BeforeAfter
          caption={<FormattedMessage id="changeRequest.reviewing.title" />}
          rows={changedFields(change, {
            levelLabels: Object.fromEntries(labels.map(({ uri, names }) => [uri, names])),
            contactNames: contactNamesOf(subject),
          })}
        />
      )}
    </DialogPanel>
  );
}

function contactNamesOf(subject: KnownSetting | null): readonly string[] {
  if (subject?.current.subject !== 'institution') return [];
  return subject.current.settings.contacts.map(({ name }) => name.trim());
}
