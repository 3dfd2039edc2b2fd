import { ticketsApi } from '../../api/tickets.api';
import type { TicketDialogAddress } from '../../contracts/domain/dialogAddress';
import type { Failure } from '../../contracts/domain/failure';
import type { Person } from '../../contracts/domain/person/person';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { isInvitation, isOpen } from '../../contracts/domain/tickets/ticketRules';
import type { Port } from '../../machines/kit/port';
import { draftOf } from '../../machines/withdrawRequest/withdrawRequest.draft';
import {
  withdrawRequestMachine,
  type KnownRequest,
  type WantedRequest,
  type WithdrawRequestInput,
} from '../../machines/withdrawRequest/withdrawRequest.machine';
import { isTicketSystemDown } from '../../store/actors/loadPerson';
import { callPort } from '../../store/actors/callPort';
import type { AppStore } from '../../store/makeStore';
import { definePorts } from '../ports/definePorts';
import type { DialogNeeds } from '../ports/dialogNeeds';
import { namedInstitution } from '../ports/namedInstitution';
import { requestActors } from '../ports/requestActors';

const uncached = { subscribe: false, forceRefetch: true };

/** Port `loadRequest` of `withdrawRequest`: the request as it is now, of the institution that is acted for. */
function loadRequestPort(store: AppStore, person: Person): Port<WantedRequest, KnownRequest> {
  return callPort(({ key, fresh }) => {
    const lookUp = store.dispatch(ticketsApi.endpoints.findTicket.initiate(key, uncached));
    const unwrap = async (): Promise<KnownRequest> => {
      const [ticket, down] = await Promise.all([
        lookUp.unwrap().catch((error: unknown) => ({ error })),
        isTicketSystemDown(store, person, fresh),
      ]);
      if (down) throw { kind: 'ticketSystemUnreachable', delivery: 'refused' } satisfies Failure;
      if (ticket && 'error' in ticket) throw ticket.error;
      // A super user finds the tickets of every institution by their keys.
      if (
        !ticket ||
        isInvitation(ticket.type) ||
        ticket.institutionEntityId !== person.institution?.entityId
      ) {
        throw { kind: 'notFound' } satisfies Failure;
      }
      return knownRequest(ticket);
    };
    return { abort: lookUp.abort, unwrap };
  });
}

function knownRequest({ withdrawable, ...ticket }: Ticket): KnownRequest {
  const { type, status, resolution, requestedAt, userName } = ticket;
  return {
    type,
    status,
    ...(resolution && { resolution }),
    requestedAt,
    userName,
    name: ticket.serviceName || ticket.serviceEntityId || ticket.institutionName,
    eligibility: !isOpen(ticket) ? 'settled' : withdrawable === true ? 'own' : 'others',
  };
}

export const withdrawRequestPorts = definePorts({ machine: withdrawRequestMachine, draftOf, start });

function start(needs: DialogNeeds<TicketDialogAddress>) {
  const { store, person, address, requestId } = needs;
  const input: Omit<WithdrawRequestInput, 'draft'> = {
    ticketKey: address.ticket,
    person: { admin: person.roles.admin, level: person.level },
    institution: namedInstitution(person),
    requestId,
    stepUpOffered: person.installation.stepUpEnabled,
  };
  return { actors: { loadRequest: loadRequestPort(store, person), ...requestActors(needs) }, input };
}
