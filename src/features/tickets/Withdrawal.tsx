import { FormattedMessage } from 'react-intl';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { useDialogPlace } from '../../store/useDialogPlace';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import styles from './Tickets.module.css';

interface WithdrawLinkProps {
  readonly ticket: Ticket;
  readonly small: boolean;
}

/** Opens the dialog that withdraws one's own request, over the page. */
export function WithdrawLink({ ticket: { key }, small }: WithdrawLinkProps) {
  const placeOf = useDialogPlace();
  return (
    <ButtonLink small={small} keepsPlace to={placeOf({ dialog: 'withdraw', ticket: key })}>
      <FormattedMessage id="ticket.withdraw" />
    </ButtonLink>
  );
}

/** Says that only the person who filed a request can withdraw it. */
export function OthersRequest({ ticket: { userName } }: { readonly ticket: Ticket }) {
  if (!userName) return null;
  return (
    <p className={styles.resolution}>
      <FormattedMessage id="ticket.withdraw.others" values={{ user: userName }} />
    </p>
  );
}
