import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { useDialogFrame } from '../frame/dialogFrame';
import { Notice } from '../frame/Notice';

interface PanelProps {
  readonly actor: { readonly send: (event: { readonly type: 'retry.requested' }) => void };
}

/**
 * Says that nothing was sent, since the data has changed; `lookAgain` is the id of the button to continue.
 */
export function changedMeanwhilePanel(messageId: string, lookAgain: string) {
  return function ChangedMeanwhile({ actor }: PanelProps) {
    const { dismiss } = useDialogFrame();
    const footer = (
      <>
        <Button onClick={dismiss}>
          <FormattedMessage id="dialog.cancel" />
        </Button>
        <Button look="primary" onClick={() => actor.send({ type: 'retry.requested' })}>
          <FormattedMessage id={lookAgain} />
        </Button>
      </>
    );
    return (
      <Notice tone="warning" footer={footer}>
        <p>
          <FormattedMessage id={messageId} />
        </p>
      </Notice>
    );
  };
}
