import { FormattedMessage } from 'react-intl';
import type { wishMachine } from './wish.machine';
import { Button } from '../../../ui/actions/Button';
import { DoneButton } from '../../../dialogs/shared/results';
import { Notice } from '../../../dialogs/frame/Notice';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { useNames } from '../../../dialogs/shared/useRequest';

/** Says that the service is connected; the wish can be removed. */
export function FulfilledPanel({ actor }: PanelProps<typeof wishMachine>) {
  const names = useNames(actor);
  const footer = (
    <>
      <Button onClick={() => actor.send({ type: 'withdrawal.requested', draft: null })}>
        <FormattedMessage id="wishes.remove" />
      </Button>
      <DoneButton />
    </>
  );
  return (
    <Notice tone="success" footer={footer}>
      <p>
        <FormattedMessage id="wish.fulfilled.text" values={names} />
      </p>
    </Notice>
  );
}
