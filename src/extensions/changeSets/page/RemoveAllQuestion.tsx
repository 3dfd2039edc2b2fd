import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/actions/Button';
import { Modal } from '../../../ui/overlays/Modal';
import { ModalFrame } from '../../../ui/overlays/ModalFrame';
import type { LineRemovalActor } from './useRemoval';

interface RemoveAllQuestionProps {
  readonly actor: LineRemovalActor;
  /** Number of services in the set. */
  readonly services: number;
}

/** Asks before all lines are removed. */
export function RemoveAllQuestion({ actor, services }: RemoveAllQuestionProps) {
  const isAsking = useSelector(actor, (state) => state.matches('asking'));
  const count = useSelector(actor, ({ context }) => context.lines.length);
  if (!isAsking) return null;
  const keep = () => actor.send({ type: 'dismissal.requested' });
  return (
    <Modal narrow actor={actor} onDismiss={keep}>
      <ModalFrame
        title={<FormattedMessage id="changes.removeAll.title" />}
        panel="removeAll"
        onClose={keep}
        footer={
          <>
            <Button onClick={keep}>
              <FormattedMessage id="changes.removeAll.keep" />
            </Button>
            <Button look="danger" onClick={() => actor.send({ type: 'allRemoval.confirmed' })}>
              <FormattedMessage id="changes.removeAll.confirm" values={{ count }} />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="changes.removeAll.text" values={{ count, services }} />
        </p>
      </ModalFrame>
    </Modal>
  );
}
