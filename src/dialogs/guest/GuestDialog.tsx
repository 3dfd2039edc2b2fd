import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import '../../i18n/texts/dialogs';
import type { dialogOpeningMachine } from '../../machines/dialogOpening/dialogOpening.machine';
import { Button } from '../../ui/actions/Button';
import { ButtonAnchor } from '../../ui/actions/ButtonLink';
import { Modal } from '../../ui/overlays/Modal';
import { ModalFrame } from '../../ui/overlays/ModalFrame';

export interface GuestDialogProps {
  readonly actor: ActorRefFrom<typeof dialogOpeningMachine>;
  /** Login that comes back to the dialog. */
  readonly login: string;
}

/** Replaces any dialog for a guest who opens its address. */
export function GuestDialog({ actor, login }: GuestDialogProps) {
  const close = () => actor.send({ type: 'dismissal.requested' });
  const footer = (
    <>
      <Button onClick={close}>
        <FormattedMessage id="dialog.cancel" />
      </Button>
      <ButtonAnchor look="primary" href={login}>
        <FormattedMessage id="header.login" />
      </ButtonAnchor>
    </>
  );
  return (
    <Modal narrow actor={actor} onDismiss={close}>
      <ModalFrame
        title={<FormattedMessage id="dialog.guest.title" />}
        panel="guest"
        onClose={close}
        footer={footer}
      >
        <p>
          <FormattedMessage id="dialog.guest.text" />
        </p>
      </ModalFrame>
    </Modal>
  );
}
