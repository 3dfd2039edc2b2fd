import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import { isInvitation } from '../../../contracts/domain/tickets/ticketRules';
import { resolutionMessages } from '../../../i18n/messages/ticketMessages';
import { retry } from '../../../lib/retry';
import { Quote } from '../../../ui/texts/Quote';
import { Section } from '../../../ui/page/Section';
import { Skeleton } from '../../../ui/page/Skeleton';
import { Split } from '../../../ui/page/Split';
import { OthersRequest } from '../Withdrawal';
import { TicketFacts } from './TicketFacts';
import { TicketHistory } from './TicketHistory';
import styles from './Ticket.module.css';

const TicketChange = lazy(async () => ({
  default: (await retry(() => import('../TicketChange'))).TicketChange,
}));

/** Returns the settings that change; the title says that a service is connected or disconnected. */
function settingsIn(change: Ticket['change']): Ticket['change'] {
  const fields = change?.fields.filter(({ field }) => field !== 'connection') ?? [];
  return change && fields.length > 0 ? { ...change, fields } : undefined;
}

/** Shows the message first, since it decides; then the requested settings and the history, with the facts beside. */
export function TicketView({ ticket }: { readonly ticket: Ticket }) {
  const { type, message, resolution, withdrawable } = ticket;
  const change = settingsIn(ticket.change);
  const invited = isInvitation(type);
  const remark = invited ? '' : message;
  return (
    <Split
      side="end"
      aside={
        <Section title={<FormattedMessage id="ticket.facts" />}>
          <TicketFacts ticket={ticket} />
        </Section>
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
            <Quote by={ticket.userName}>{message}</Quote>
          ) : (
            <p className="muted">
              <FormattedMessage id="ticket.message.none" />
            </p>
          )}
        </Section>
      )}
      {(change || remark) && (
        <Section title={<FormattedMessage id="ticket.change" />}>
          {remark && <Quote by={ticket.userName}>{remark}</Quote>}
          {change && (
            <Suspense fallback={<Skeleton rows={change.fields.length} shape="text" />}>
              <TicketChange change={change} />
            </Suspense>
          )}
        </Section>
      )}
      {withdrawable === false && <OthersRequest ticket={ticket} />}
      <Section title={<FormattedMessage id="ticket.history" />}>
        <TicketHistory ticket={ticket} />
      </Section>
    </Split>
  );
}
