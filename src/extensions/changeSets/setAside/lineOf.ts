import type { ServiceChange } from '../../../contracts/domain/change';
import type { TicketRequest } from '../../../contracts/domain/ticketRequest';
import type { WantedChange } from '../../../contracts/wire/changeSet';

/** Returns a request as a line of the set, which has neither comments nor a contact address. */
export function lineOf(request: TicketRequest): WantedChange {
  switch (request.kind) {
    case 'connect': {
      const { serviceEntityId: service, serviceType, level } = request;
      return { kind: 'connect', service, serviceType, level };
    }
    case 'disconnect': {
      const { serviceEntityId: service, serviceType } = request;
      return { kind: 'disconnect', service, serviceType };
    }
    case 'change':
      if (request.change.subject !== 'institution') return changedLine(request.change);
  }
  throw new Error(`A set has no line for ${request.kind}`);
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
