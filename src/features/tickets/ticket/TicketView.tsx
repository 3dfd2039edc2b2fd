import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import { isInvitation } from '../../../contracts/domain/tickets/ticketRules';
import { resolutionMessages } from '../../../i18n/messages/ticketMessages';
import { useFormat } from '../../../i18n/useFormat';
import { retry } from '../../../lib/retry';
import { Quote } from '../../../ui/texts/Quote';
import { Section } from '../../../ui/page/Section';
import { Skeleton } from '../../../ui/page/Skeleton';
import { Split } from '../../../ui/page/Split';
import { awaitsAnswer } from '../ticketTurn';
import { OthersRequest } from '../Withdrawal';
import { TicketFacts } from './TicketFacts';
import { TicketHistory } from './TicketHistory';
import styles from './Ticket.module.css';

const TicketChange = lazy(async () => ({
  default: (await retry(() => import('../TicketChange'))).TicketChange,
}));

/** Returns the change that accepting the invitation makes; the ticket itself has none before it is answered. */
function changeInvitedTo(ticket: Ticket): Ticket['change'] {
  if (!awaitsAnswer(ticket)) return undefined;
  const connects = ticket.type === 'LINKINVITE';
  const [from, to] = connects ? ['false', 'true'] : ['true', 'false'];
  return { kind: connects ? 'connect' : 'disconnect', fields: [{ field: 'connection', from, to }] };
}

/**
 * Shows the message first, since it decides; then the requested change, with the facts and the history beside
 * it.
 */
export function TicketView({ ticket }: { readonly ticket: Ticket }) {
  const { type, message, resolution, withdrawable } = ticket;
  const change = ticket.change ?? changeInvitedTo(ticket);
  const invited = isInvitation(type);
  const { ticketDate } = useFormat();
  const written = [ticket.userName, ticketDate(ticket.requestedAt)].filter(Boolean).join(', ');
  const remark = invited ? '' : message;
  return (
    <Split
      side="end"
      aside={
        <>
          <Section title={<FormattedMessage id="ticket.facts" />}>
            <TicketFacts ticket={ticket} />
          </Section>
          <Section title={<FormattedMessage id="ticket.history" />}>
            <TicketHistory ticket={ticket} />
          </Section>
        </>
      }
    >
      {resolution && (
        <p className={styles.outcome}>
          <FormattedMessage id={resolutionMessages[resolution]} />
        </p>
      )}
      {invited && (
        <Section title={<FormattedMessage id="ticket.message" />}>
          {message ? (
            <Quote by={written}>{message}</Quote>
          ) : (
            <p className="muted">
              <FormattedMessage id="ticket.message.none" />
            </p>
          )}
        </Section>
      )}
      {(change || remark) && (
        <Section title={<FormattedMessage id="ticket.change" />}>
          {remark && <Quote by={written}>{remark}</Quote>}
          {change && (
            <Suspense fallback={<Skeleton rows={change.fields.length} shape="text" />}>
              <TicketChange change={change} />
            </Suspense>
          )}
        </Section>
      )}
      {withdrawable === false && <OthersRequest ticket={ticket} />}
    </Split>
  );
}
