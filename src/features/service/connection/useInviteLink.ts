import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../contracts/domain/failure';
import { mayFollowTickets } from '../../../contracts/domain/person/rights';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import type { Ticket } from '../../../contracts/domain/tickets/ticket';
import { inviteLinkMachine } from '../../../machines/pages/inviteLink/inviteLink.machine';
import { decide, type Decided } from '../../../machines/kit/decide';
import { usePerson } from '../../../store/person';
import { markLeftForLogin, hasLeftForLogin } from './loginRedirects';
import { useLoginAddress } from './useLoginAddress';
import { useTicketLookUp } from './useTicketLookUp';

export interface InviteLink {
  readonly key: string;
  readonly state: Decided<typeof inviteLinkMachine>;
  readonly ticket: Ticket | null;
  readonly failure: Failure | undefined;
  readonly retry: () => void;
  readonly loginAddress: string;
}

interface InviteLinkOptions {
  /** Key of the ticket in the address; undefined if the address is not an invite link. */
  readonly key: string | undefined;
  readonly service: ServiceDetail | undefined;
  /** True if the server knows no such service for this person. */
  readonly missing: boolean;
  /** Leaves the application for another address. */
  readonly goTo: (address: string) => void;
}

/**
 * Returns what the invite link in the address means for this person now, and leaves for the login if needed.
 */
export function useInviteLink({ key, service, missing, goTo }: InviteLinkOptions): InviteLink | undefined {
  const { roles, level, institution, installation } = usePerson();
  const found = useTicketLookUp(key === undefined ? undefined : service, key);
  const [alreadySent, setAlreadySent] = useState(() => key !== undefined && hasLeftForLogin(key));
  const left = useRef(false);
  const loginAddress = useLoginAddress(installation.stepUpEnabled ? 2 : undefined);

  // Super users find tickets of all institutions by key.
  const foreign =
    found.ticket?.institutionEntityId && found.ticket.institutionEntityId !== institution?.entityId;
  const ticket = foreign ? null : found.ticket;
  const state =
    key === undefined
      ? undefined
      : decide(inviteLinkMachine, {
          guest: roles.guest,
          level,
          stepUpOffered: installation.stepUpEnabled,
          alreadySent,
          mayFollowTickets: mayFollowTickets(roles),
          ticketSystemDown: installation.ticketSystemDown,
          lookUp: missing || found.ticket ? 'done' : found.lookUp === 'notDone' ? 'looking' : found.lookUp,
          ticket,
          connected: service?.connected === true,
        }).state;

  useEffect(() => {
    if (key === undefined || state !== 'sendsToLogin' || left.current) return;
    if (markLeftForLogin(key)) {
      left.current = true;
      goTo(loginAddress);
    } else {
      setAlreadySent(true);
    }
  }, [key, state, goTo, loginAddress]);

  if (key === undefined || state === undefined) return undefined;
  return { key, state, ticket, failure: found.failure, retry: found.retry, loginAddress };
}
