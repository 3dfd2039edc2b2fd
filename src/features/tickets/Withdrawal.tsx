import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { DIALOG_PARAMETER, formatDialogAddress } from '../../contracts/domain/dialogAddress';
import type { Ticket } from '../../contracts/domain/ticket';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './Tickets.module.css';

/** Opens the dialog that withdraws an own request, over the list as it is. */
export function WithdrawLink({ ticket: { key } }: { readonly ticket: Ticket }) {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.set(DIALOG_PARAMETER, formatDialogAddress({ dialog: 'withdraw', ticket: key }));
  return (
    <ButtonLink small keepsPlace to={{ pathname, search: `?${parameters}` }}>
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
