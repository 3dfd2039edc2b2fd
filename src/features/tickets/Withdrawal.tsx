import { FormattedMessage } from 'react-intl';
import type { Ticket } from '../../contracts/domain/ticket';
import { useDialogPlace } from '../../store/useDialogPlace';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './Tickets.module.css';

/** Opens the dialog that withdraws an own request, over the list as it is. */
export function WithdrawLink({ ticket: { key } }: { readonly ticket: Ticket }) {
  const placeOf = useDialogPlace();
  return (
    <ButtonLink small keepsPlace to={placeOf({ dialog: 'withdraw', ticket: key })}>
      <FormattedMessage id="ticket.withdraw" />
    </ButtonLink>
  );
}

/** Says why another admin cannot. */
export function OthersRequest({ ticket: { userName } }: { readonly ticket: Ticket }) {
  if (!userName) return null;
  return (
    <p className={styles.resolution}>
      <FormattedMessage id="ticket.withdraw.others" values={{ user: userName }} />
    </p>
  );
}
