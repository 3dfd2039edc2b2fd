import { FormattedMessage } from 'react-intl';
import { Button } from '../../../../ui/Button';
import { Modal } from '../../../../ui/Modal';
import { ModalFrame } from '../../../../ui/ModalFrame';
import type { LockOut } from '../decision/lockOut';

export interface LockOutQuestionProps {
  readonly lockOut: LockOut;
  readonly service: string;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** Before a policy keeps people out: who it would be, and whether that is meant. */
export function LockOutQuestion({ lockOut, service, onBack, onConfirm }: LockOutQuestionProps) {
  const footer = (
    <>
      <Button look="danger" onClick={onConfirm}>
        <FormattedMessage id="policies.lockOut.save" />
      </Button>
      <Button look="primary" onClick={onBack}>
        <FormattedMessage id="policies.lockOut.back" />
      </Button>
    </>
  );
  return (
    <Modal narrow onDismiss={onBack}>
      <ModalFrame
        title={<FormattedMessage id="policies.lockOut.title" />}
        panel="lockOut"
        onClose={onBack}
        footer={footer}
      >
        {lockOut.myself && (
          <p>
            <FormattedMessage id="policies.lockOut.myself" values={{ service }} />
          </p>
        )}
        {lockOut.everybody && (
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
