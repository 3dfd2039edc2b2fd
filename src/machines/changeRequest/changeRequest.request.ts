import type { ServiceChange } from '../../contracts/domain/change';
import type { WantedChange } from '../../contracts/wire/changeSet';
import { hash } from '../kit/hash';
import { addition } from '../shared/gathering.states';
import type { TicketRequestInput } from '../shared/ticketRequest.types';
import type { ChangeRequestContext } from './changeRequest.types';

/** Returns what is sent, and under which key: the same change gives the same key, however often it is sent. */
export function changeRequest({ draft, requestId }: ChangeRequestContext): TicketRequestInput {
  if (!draft) throw new Error('Nothing was asked for');
  return {
    request: { kind: 'change', change: draft },
    requestId: `${requestId}-${hash(JSON.stringify(draft))}`,
  };
}

/** Returns the change as a line of the set of changes. Throws where it is about no service, which is never offered. */
export function changeLine(context: ChangeRequestContext): TicketRequestInput {
  const { draft } = context;
  if (!draft || draft.subject === 'institution') throw new Error('Nothing of a service was asked for');
  return addition(lineOf(draft), context);
}

/** Texts are told empty, too, since a line leaves as it is what it does not name. */
function lineOf(change: ServiceChange): WantedChange {
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
