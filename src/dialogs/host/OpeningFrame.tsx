import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { ModalFrame } from '../../ui/ModalFrame';
import { Skeleton } from '../../ui/Skeleton';

/** While the dialog's code is on its way. */
export function OpeningFrame({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal narrow onDismiss={onClose}>
      <ModalFrame
        title={<FormattedMessage id="dialog.opening.title" />}
        panel="opening"
        busy
        onClose={onClose}
      >
        <Skeleton rows={3} shape="text" />
      </ModalFrame>
    </Modal>
  );
}

interface FailedProps {
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** Its code did not come. */
export function OpeningFailed(props: FailedProps) {
  return (
    <Modal narrow onDismiss={props.onClose}>
      <FailedPanel {...props} />
    </Modal>
  );
}

/** In the place of a panel that broke. */
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
