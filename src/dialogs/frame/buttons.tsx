import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { useDialogFrame } from './dialogFrame';
import '../../i18n/texts/dialogs';

interface Sends<Type extends string> {
  readonly actor: { readonly send: (event: { type: Type }) => void };
}

/** The only way on, so it is the primary one. */
export function CloseFooter() {
  const { dismiss } = useDialogFrame();
  return (
    <Button look="primary" onClick={dismiss}>
      <FormattedMessage id="ui.close" />
    </Button>
  );
}

export function CloseButton() {
  const { dismiss } = useDialogFrame();
  return (
    <Button onClick={dismiss}>
      <FormattedMessage id="ui.close" />
    </Button>
  );
}

export function RetryButton({ actor }: Sends<'retry.requested'>) {
  return (
    <Button look="primary" icon="retry" onClick={() => actor.send({ type: 'retry.requested' })}>
      <FormattedMessage id="ui.retry" />
    </Button>
  );
}

interface ReturnButtonProps extends Sends<'return.requested'> {
  readonly primary?: boolean;
}

export function ReturnButton({ actor, primary = false }: ReturnButtonProps) {
  return (
    <Button look={primary ? 'primary' : 'secondary'} onClick={() => actor.send({ type: 'return.requested' })}>
      <FormattedMessage id="dialog.backToForm" />
    </Button>
  );
}
