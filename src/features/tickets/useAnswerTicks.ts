import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { DIALOG_PARAMETER, MOST_TICKETS, parseDialogAddress } from '../../contracts/domain/dialogAddress';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { usePerson } from '../../store/person';
import { ordered } from './segments';
import { awaitsAnswer } from './ticketTurn';

/** Why a ticket was not ticked: another kind of invitation than those that are, or too many. */
export interface RefusedTick {
  readonly ticket: Ticket;
  readonly reason: 'otherKind' | 'full';
}

export interface AnswerTicks {
  /**
   * Invitations of one kind, in their current state; one that is answered in the meantime is no longer
   * ticked.
   */
  readonly ticked: readonly Ticket[];
  /** All that could be ticked beside them, those included, the oldest first. */
  readonly alike: readonly Ticket[];
  readonly refused: RefusedTick | undefined;
  readonly isTickable: (ticket: Ticket) => boolean;
  readonly isTicked: (ticket: Ticket) => boolean;
  readonly tick: (ticket: Ticket, on: boolean) => void;
  /** Ticks the oldest beside those that are ticked, as many as may be. */
  readonly tickAlike: () => void;
  readonly clear: () => void;
}

/**
 * Keeps which invitations an administrator has ticked to answer them together. Those of a dialog that is open are ticked
 * from the start, since ticks themselves do not outlast a login.
 */
export function useAnswerTicks(tickets: readonly Ticket[]): AnswerTicks {
  const { roles } = usePerson();
  const { search } = useLocation();
  const [keys, setKeys] = useState<ReadonlySet<string>>(
    () => new Set(parseDialogAddress(new URLSearchParams(search).get(DIALOG_PARAMETER))?.tickets),
  );
  const [refused, setRefused] = useState<RefusedTick>();
  const tickable = useMemo(
    () =>
      roles.admin
        ? ordered(
            tickets.filter((ticket) => awaitsAnswer(ticket)),
            'oldest',
          )
        : [],
    [roles.admin, tickets],
  );
  // An address may name both kinds: the first that waits decides, as in the dialog.
  const [first] = [...keys].flatMap((key) => tickable.find((ticket) => ticket.key === key) ?? []);
  const alike = tickable.filter(({ type }) => type === first?.type);
  const ticked = alike.filter(({ key }) => keys.has(key));

  function tick(ticket: Ticket, on: boolean) {
    const others = ticked.filter(({ key }) => key !== ticket.key);
    const reason = on ? reasonAgainst(ticket, others) : undefined;
    setRefused(reason && { ticket, reason });
    if (!reason) setKeys(new Set([...others, ...(on ? [ticket] : [])].map(({ key }) => key)));
  }
  function set(chosen: readonly Ticket[]) {
    setRefused(undefined);
    setKeys(new Set(chosen.map(({ key }) => key)));
  }
  return {
    ticked,
    alike,
    refused,
    isTickable: (ticket) => tickable.some(({ key }) => key === ticket.key),
    isTicked: (ticket) => ticked.some(({ key }) => key === ticket.key),
    tick,
    tickAlike: () => set([...new Set([...ticked, ...alike])].slice(0, MOST_TICKETS)),
    clear: () => set([]),
  };
}

function reasonAgainst({ type }: Ticket, others: readonly Ticket[]): RefusedTick['reason'] | undefined {
  if (others.some((other) => other.type !== type)) return 'otherKind';
  return others.length >= MOST_TICKETS ? 'full' : undefined;
}
