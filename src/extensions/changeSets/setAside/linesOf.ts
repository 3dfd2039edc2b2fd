import type { ServiceChange } from '../../../contracts/domain/tickets/change';
import type { TicketRequest } from '../../../contracts/domain/tickets/ticketRequest';
import type { WantedChange } from '../contract/changeSet.wire';

/** Does not compile if a request has a new member: the line has it as well, or the panels say that it is left out. */
type Nothing = Readonly<Partial<Record<PropertyKey, never>>>;

/**
 * Returns a request as a line of the set, which has neither comments nor a contact address; nothing for a request that no
 * set can hold, such as the answer to an invitation.
 */
export function linesOf(request: TicketRequest): readonly WantedChange[] {
  switch (request.kind) {
    case 'connect': {
      const {
        kind,
        serviceEntityId: service,
        serviceType,
        level,
        comments: _comments,
        contactEmail: _address,
        ...more
      } = request;
      more satisfies Nothing;
      return [{ kind, service, serviceType, level }];
    }
    case 'disconnect': {
      const { kind, serviceEntityId: service, serviceType, comments: _comments, ...more } = request;
      more satisfies Nothing;
      return [{ kind, service, serviceType }];
    }
    case 'change':
      return request.change.subject === 'institution' ? [] : [changedLine(request.change)];
    default:
      return [];
  }
}

/** Empty explanations are sent as well, since a line leaves unchanged what it does not name. */
function changedLine(change: ServiceChange): WantedChange {
  const service = { service: change.serviceEntityId, serviceType: change.serviceType };
  switch (change.subject) {
    case 'consent': {
      const { en, nl, pt } = change.explanations;
      const explanations = { explanationEn: en, explanationNl: nl, explanationPt: pt };
      return { kind: 'consent', ...service, type: change.type, ...explanations };
    }
    case 'strongAuthentication':
      return { kind: 'strongAuthentication', ...service, loaLevel: change.level };
    case 'multiFactor':
      return { kind: 'multiFactor', ...service, authnContextLevel: change.level };
  }
}
