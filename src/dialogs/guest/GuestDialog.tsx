import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { ButtonAnchor } from '../../ui/ButtonLink';
import { Modal } from '../../ui/Modal';
import { ModalFrame } from '../../ui/ModalFrame';

export interface GuestDialogProps {
  /** Login that comes back to the dialog. */
  readonly login: string;
  readonly onClose: () => void;
}

/** In the place of whatever dialog a guest has the address of. */
export function GuestDialog({ login, onClose }: GuestDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose}>
        <FormattedMessage id="dialog.cancel" />
      </Button>
      <ButtonAnchor look="primary" href={login}>
        <FormattedMessage id="header.login" />
      </ButtonAnchor>
    </>
  );
  return (
    <Modal narrow onDismiss={onClose}>
      <ModalFrame
        title={<FormattedMessage id="dialog.guest.title" />}
        panel="guest"
        onClose={onClose}
        footer={footer}
      >
        <p>
          <FormattedMessage id="dialog.guest.text" />
        </p>
      </ModalFrame>
    </Modal>
  );
}
