import { FormattedMessage } from 'react-intl';
import type { changeSetMachine } from '../../machines/changeSet/changeSet.machine';
import { Button } from '../../ui/Button';
import { useDialogFrame } from '../frame/dialogFrame';
import { Notice } from '../frame/Notice';
import type { PanelProps } from '../frame/panels';

/** Says that nothing was sent, since it would not be what was seen. */
export function ChangedMeanwhilePanel({ actor }: PanelProps<typeof changeSetMachine>) {
  const { dismiss } = useDialogFrame();
  const footer = (
    <>
      <Button onClick={dismiss}>
        <FormattedMessage id="dialog.cancel" />
      </Button>
      <Button look="primary" onClick={() => actor.send({ type: 'retry.requested' })}>
        <FormattedMessage id="changeSet.lookAgain" />
      </Button>
    </>
  );
  return (
    <Notice tone="warning" footer={footer}>
      <p>
        <FormattedMessage id="changeSet.changedMeanwhile.text" />
      </p>
    </Notice>
  );
}
