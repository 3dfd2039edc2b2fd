import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { Modal } from '../../ui/overlays/Modal';
import { ModalFrame } from '../../ui/overlays/ModalFrame';
import { Skeleton } from '../../ui/page/Skeleton';
import type { OpeningActor } from './dialogOwner';
import '../../i18n/texts/dialogs';

interface OpeningProps {
  readonly actor: OpeningActor;
}

/** Shown while the dialog's code loads. */
export function OpeningFrame({ actor }: OpeningProps) {
  const close = () => actor.send({ type: 'dismissal.requested' });
  return (
    <Modal narrow actor={actor} onDismiss={close}>
      <ModalFrame title={<FormattedMessage id="dialog.opening.title" />} panel="opening" busy onClose={close}>
        <Skeleton rows={3} shape="text" />
      </ModalFrame>
    </Modal>
  );
}

/** Says that the dialog's code did not come. */
export function OpeningFailed({ actor }: OpeningProps) {
  const close = () => actor.send({ type: 'dismissal.requested' });
  return (
    <Modal narrow actor={actor} onDismiss={close}>
      <FailedPanel onClose={close} onRetry={() => actor.send({ type: 'retry.requested' })} />
    </Modal>
  );
}

interface FailedProps {
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** Takes the place of a panel that broke. */
export function FailedPanel({ onClose, onRetry }: FailedProps) {
  const footer = (
    <>
      <Button onClick={onClose}>
        <FormattedMessage id="ui.close" />
      </Button>
      <Button look="primary" icon="retry" onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </>
  );
  return (
    <ModalFrame
      title={<FormattedMessage id="dialog.failed.title" />}
      panel="failed"
      onClose={onClose}
      footer={footer}
    >
      <p>
        <FormattedMessage id="dialog.failed.text" />
      </p>
    </ModalFrame>
  );
}
