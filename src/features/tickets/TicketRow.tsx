import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { useFormat } from '../../i18n/useFormat';
import { Button } from '../../ui/actions/Button';
import { PickBox } from '../../ui/fields/PickBox';
import { TicketAnswer } from './TicketActions';
import { TicketDetails } from './TicketDetails';
import { nameOf } from './ticketTitle';
import { TicketStatusText } from './TicketStatusText';
import { turnLabelOf } from './ticketTurn';
import type { AnswerTicks } from './useAnswerTicks';
import { typeMessages } from '../../i18n/messages/ticketTypeMessages';
import styles from './TicketTable.module.css';

/** Messages that name a change by its subject. */
const changeMessages = {
  consent: 'tickets.what.consent',
  strongAuthentication: 'tickets.what.strongAuthentication',
  multiFactor: 'tickets.what.multiFactor',
  institution: 'tickets.what.institution',
  set: 'tickets.what.set',
} as const;

/**
 * Returns the message that names the request: the subject of a change, if the server sends it, else the type.
 */
function subjectMessageOf({ type, change }: Ticket) {
  if (!change || change.kind === 'connect' || change.kind === 'disconnect') return typeMessages[type];
  return changeMessages[change.kind];
}

interface TicketRowProps {
  readonly ticket: Ticket;
  /** Time since the request, in words. */
  readonly age: string;
  /** True for the ticket that has waited longest for the reader. */
  readonly isFirstWaiting: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly ticks: AnswerTicks;
}

/** Shows one ticket: its subject, its type, whose turn it is, its status and its age (REQUIREMENTS 233). */
export function TicketRow({ ticket, age, isFirstWaiting, open, onToggle, ticks }: TicketRowProps) {
  const id = useId();
  const intl = useIntl();
  const { ticketDate } = useFormat();
  const { key, status, rejected, requestedAt } = ticket;
  const turn = turnLabelOf(ticket);
  return (
    <>
      <tr data-open={open || undefined}>
        <td className={styles.twist}>
          <div>
            <Button
              small
              iconOnly
              look="quiet"
              icon={open ? 'down' : 'right'}
              expanded={open}
              controls={open ? id : undefined}
              onClick={onToggle}
            >
              <FormattedMessage id="tickets.details" values={{ key }} />
            </Button>
            {ticks.isTickable(ticket) && (
              <PickBox
                name={{
                  'aria-label': intl.formatMessage(
                    { id: 'tickets.answer.tick' },
                    { key, name: nameOf(ticket) },
                  ),
                }}
                checked={ticks.isTicked(ticket)}
                onChange={(on) => ticks.tick(ticket, on)}
              />
            )}
          </div>
        </td>
        <th scope="row" className={styles.name}>
          <Link to={`/tickets/${key}`}>{nameOf(ticket)}</Link>
        </th>
        <td className={styles.what} colSpan={turn ? 1 : 2}>
          <div>
            <span>
              <FormattedMessage id={subjectMessageOf(ticket)} />
              {rejected && (
                <>
                  {', '}
                  <FormattedMessage id="ticket.rejected" />
                </>
              )}
            </span>
            <TicketAnswer ticket={ticket} primary={isFirstWaiting} />
          </div>
        </td>
        {turn && (
          <td className={styles.turn}>
            <FormattedMessage id={turn} />
          </td>
        )}
        <td className={styles.status}>
          <TicketStatusText status={status} />
        </td>
        <td className={styles.age}>
          <time dateTime={requestedAt} title={ticketDate(requestedAt)}>
            {age}
          </time>
        </td>
        <td className={styles.key}>
          <Link to={`/tickets/${key}`} tabIndex={-1}>
            <code>{key}</code>
          </Link>
        </td>
      </tr>
      {open && (
        <tr className={styles.opened} id={id}>
          <td colSpan={7}>
            <TicketDetails ticket={ticket} />
          </td>
        </tr>
      )}
    </>
  );
}
