import type { ServiceChange } from '../../../contracts/domain/tickets/change';
import type { TicketRequest } from '../../../contracts/domain/tickets/ticketRequest';
import type { WantedChange } from '../contract/changeSet.wire';

/**
 * Returns a request as a line of the set, which has neither comments nor a contact address; nothing for a request that no
 * set can hold, such as the answer to an invitation.
 */
export function linesOf(request: TicketRequest): readonly WantedChange[] {
  switch (request.kind) {
    case 'connect': {
      const { serviceEntityId: service, serviceType, level } = request;
      return [{ kind: 'connect', service, serviceType, level }];
    }
    case 'disconnect': {
      const { serviceEntityId: service, serviceType } = request;
      return [{ kind: 'disconnect', service, serviceType }];
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
