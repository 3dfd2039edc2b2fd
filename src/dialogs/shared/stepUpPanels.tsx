import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/dialogs';
import type { stepUpMachine } from '../../machines/shared/stepUp.machine';
import { Button } from '../../ui/actions/Button';
import { CloseFooter } from '../frame/buttons';
import { useDialogFrame } from '../frame/dialogFrame';
import { DialogPanel } from '../frame/DialogPanel';
import { Notice } from '../frame/Notice';
import type { PanelProps, Panels } from '../frame/panels';
import { SupportLine } from '../frame/SupportLine';
import { TermTip } from '../../ui/overlays/TermTip';

type Props = PanelProps<typeof stepUpMachine>;

function Explaining({ actor }: Props) {
  const values = useLevels(actor);
  const typed = useSelector(actor, ({ context }) => context.typed);
  const footer = (
    <>
      <LeaveButton typed={typed} />
      <LoginButton actor={actor} messageId="stepUp.go" />
    </>
  );
  return (
    <DialogPanel footer={footer}>
      <p>
        <FormattedMessage id="stepUp.explaining.text" values={values} /> <TermTip term="stepUp" />
      </p>
      <p className="muted">
        <FormattedMessage id="stepUp.explaining.return" values={{ typed: String(typed) }} />
      </p>
    </DialogPanel>
  );
}

/** Leads back to what was typed, or out of the dialog. */
function LeaveButton({ typed }: { readonly typed: boolean }) {
  const { dismiss } = useDialogFrame();
  return (
    <Button onClick={dismiss}>
      <FormattedMessage id={typed ? 'dialog.backToForm' : 'dialog.cancel'} />
    </Button>
  );
}

function Leaving() {
  return (
    <DialogPanel>
      <p>
        <FormattedMessage id="stepUp.leaving.text" />
      </p>
    </DialogPanel>
  );
}

function Unmet({ actor }: Props) {
  const values = useLevels(actor);
  const typed = useSelector(actor, ({ context }) => context.typed);
  const footer = (
    <>
      <LeaveButton typed={typed} />
      <LoginButton actor={actor} messageId="stepUp.again" />
    </>
  );
  return (
    <Notice tone="warning" footer={footer}>
      <p>
        <FormattedMessage id="stepUp.unmet.text" values={values} />
      </p>
      <SupportLine />
    </Notice>
  );
}

function Unavailable({ actor }: Props) {
  const values = useLevels(actor);
  return (
    <Notice tone="warning" footer={<CloseFooter />}>
      <p>
        <FormattedMessage id="stepUp.unavailable.text" values={values} />
      </p>
      <SupportLine />
    </Notice>
  );
}

function LoginButton({ actor, messageId }: Props & { readonly messageId: string }) {
  return (
    <Button look="primary" onClick={() => actor.send({ type: 'login.requested' })}>
      <FormattedMessage id={messageId} />
    </Button>
  );
}

function useLevels(actor: Props['actor']): { readonly required: number; readonly level: number } {
  return {
    required: useSelector(actor, ({ context }) => context.required),
    level: useSelector(actor, ({ context }) => context.level),
  };
}

export const stepUpPanels: Panels<typeof stepUpMachine> = {
  checking: null,
  explaining: Explaining,
  leaving: Leaving,
  unmet: Unmet,
  unavailable: Unavailable,
  granted: null,
  refused: null,
};
