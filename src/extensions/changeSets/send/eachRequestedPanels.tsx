import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { changeSetMachine } from './changeSet.machine';
import { Notice } from '../../../dialogs/frame/Notice';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { MadeAtOnce } from './sentBeside';
import { DoneButton } from '../../../dialogs/shared/results';
import { TicketLink } from '../../../dialogs/shared/Ticket';

type Props = PanelProps<typeof changeSetMachine>;

export function EachRequestedPanel({ actor }: Props) {
  return <Sent actor={actor} />;
}

export function EachPartlyRequestedPanel({ actor }: Props) {
  return (
    <Sent actor={actor}>
      <p>
        <FormattedMessage id="changeSet.eachPartlyRequested.text" />
      </p>
    </Sent>
  );
}

/** Says how many tickets there will be, and where to find them. */
function Sent({ actor, children }: Props & { readonly children?: ReactNode }) {
  const count = useSelector(actor, ({ context }) => context.sent.tickets);
  const footer = (
    <>
      <TicketLink ticketKey={null} />
      <DoneButton />
    </>
  );
  return (
    <Notice tone="success" footer={footer}>
      <p>
        <FormattedMessage id="changeSet.eachRequested.text" values={{ count }} />
      </p>
      <MadeAtOnce actor={actor} />
      {children}
    </Notice>
  );
}
