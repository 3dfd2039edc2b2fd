import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { changeSetMachine } from './changeSet.machine';
import type { PanelProps } from '../../../dialogs/frame/panels';

type Props = PanelProps<typeof changeSetMachine>;

/** Says how many services were connected beside the tickets. */
export function MadeAtOnce({ actor }: Props) {
  const count = useSelector(actor, ({ context }) => context.sent.made);
  if (count === 0) return null;
  return (
    <p>
      <FormattedMessage id="changeSet.madeAtOnce" values={{ count }} />
    </p>
  );
}

/** Says that lines have stayed. */
export function Left({ actor }: Props) {
  const isPart = useSelector(actor, ({ context }) => context.sent.left > 0);
  if (!isPart) return null;
  return (
    <p>
      <FormattedMessage id="changeSet.eachPartlyRequested.text" />
    </p>
  );
}
