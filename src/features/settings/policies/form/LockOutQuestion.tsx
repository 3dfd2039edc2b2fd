import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../../ui/actions/Button';
import { Modal } from '../../../../ui/overlays/Modal';
import { ModalFrame } from '../../../../ui/overlays/ModalFrame';
import type { SavingActor } from './savingActor';

export interface LockOutQuestionProps {
  readonly actor: SavingActor;
  readonly service: string;
}

/** Asks before a policy keeps people out: who it would be, and whether that is meant. */
export function LockOutQuestion({ actor, service }: LockOutQuestionProps) {
  const lockOut = useSelector(actor, ({ context }) => context.attempt?.lockOut);
  const back = () => actor.send({ type: 'dismissal.requested' });
  const footer = (
    <>
      <Button look="danger" onClick={() => actor.send({ type: 'lockOut.confirmed' })}>
        <FormattedMessage id="policies.lockOut.save" />
      </Button>
      <Button look="primary" onClick={back}>
        <FormattedMessage id="policies.lockOut.back" />
      </Button>
    </>
  );
  return (
    <Modal narrow actor={actor} onDismiss={back}>
      <ModalFrame
        title={<FormattedMessage id="policies.lockOut.title" />}
        panel="lockOut"
        onClose={back}
        footer={footer}
      >
        {lockOut?.myself && (
          <p>
            <FormattedMessage id="policies.lockOut.myself" values={{ service }} />
          </p>
        )}
        {lockOut?.everybody && (
          <p>
            <FormattedMessage id="policies.lockOut.everybody" values={{ service }} />
          </p>
        )}
        <p>
          <FormattedMessage id="policies.lockOut.text" />
        </p>
      </ModalFrame>
    </Modal>
  );
}
