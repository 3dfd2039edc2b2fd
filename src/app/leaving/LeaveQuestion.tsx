import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { unsavedChangesMachine } from '../../machines/unsavedChanges/unsavedChanges.machine';
import { Button } from '../../ui/actions/Button';
import { heldMove } from '../../ui/leaving/reasons';
import { Modal } from '../../ui/overlays/Modal';
import { ModalFrame } from '../../ui/overlays/ModalFrame';
import { usePageActor } from '../../pages/usePageActor';
import { openUnsavedChanges } from './openUnsavedChanges';
import '../../i18n/texts/ui';

/** Asks before another page, or a logout, loses what was typed into a form (REQUIREMENTS 46). It is mounted once. */
export function LeaveQuestion() {
  const { actor } = usePageActor(openUnsavedChanges);
  return actor ? <LeaveModal actor={actor} /> : null;
}

/**
 * Reports each move that waits for an answer to the chart, and shows the question while the chart asks it.
 */
export function LeaveModal({ actor }: { readonly actor: ActorRefFrom<typeof unsavedChangesMachine> }) {
  const isAsking = useSelector(actor, (state) => state.matches('asking'));
  const held = useSyncExternalStore(heldMove.subscribe, heldMove.get);
  useEffect(() => {
    // A dialog asks its own question before it closes, so it has nothing to give up here.
    actor.send({ type: held?.reason.giveUp ? 'move.stopped' : 'move.dropped' });
  }, [actor, held]);
  if (!isAsking) return null;
  const dismiss = () => actor.send({ type: 'dismissal.requested' });
  const footer = (
    <>
      <Button onClick={() => actor.send({ type: 'leave.confirmed' })}>
        <FormattedMessage id="ui.unsaved.leave" />
      </Button>
      <Button look="primary" onClick={() => actor.send({ type: 'stay.requested' })}>
        <FormattedMessage id="ui.unsaved.stay" />
      </Button>
    </>
  );
  return (
    <Modal narrow actor={actor} onDismiss={dismiss}>
      <ModalFrame
        title={<FormattedMessage id="ui.unsaved.title" />}
        panel="unsaved"
        onClose={dismiss}
        footer={footer}
      >
        <p>
          <FormattedMessage id="ui.unsaved.text" />
        </p>
      </ModalFrame>
    </Modal>
  );
}
