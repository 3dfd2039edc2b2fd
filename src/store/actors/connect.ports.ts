import type { Person } from '../../contracts/domain/person';
import type { ServiceRef } from '../../contracts/domain/service';
import { draftOf } from '../../machines/connect/connect.draft';
import { connectMachine } from '../../machines/connect/connect.machine';
import type { ConnectInput } from '../../machines/connect/connect.types';
import { stepUpMachine } from '../../machines/shared/stepUp.machine';
import { ticketRequestMachine } from '../../machines/shared/ticketRequest.machine';
import type { DialogNeeds } from './dialogNeeds';
import { fileTicketPort } from './fileTicket';
import { loadSubjectPort } from './loadSubject';

/** The connect dialog's chart with every port attached, and what it starts from. */
export function openConnect({ store, person, service, requestId, draft, leaveForLogin }: DialogNeeds) {
  const machine = connectMachine.provide({
    actors: {
      loadSubject: loadSubjectPort(store, person),
      stepUp: stepUpMachine.provide({ actors: { leaveForLogin } }),
      ticketRequest: ticketRequestMachine.provide({ actors: { fileTicket: fileTicketPort(store) } }),
    },
  });
  return { machine, input: connectInput(person, service, requestId, draft) };
}

function connectInput(person: Person, service: ServiceRef, requestId: string, draft: unknown): ConnectInput {
  const { institution, installation } = person;
  return {
    service,
    requestId,
    person: { admin: person.roles.admin, email: person.email, level: person.level },
    institution: {
      name: institution?.name ?? '',
      hasInstitutionId: Boolean(institution?.institutionId),
      test: institution?.state === 'testaccepted',
      ...(institution?.publishedInEdugain !== undefined && {
        publishedInEdugain: institution.publishedInEdugain,
      }),
    },
    levels: installation.levels.map(({ uri }) => uri),
    stepUpOffered: installation.stepUpEnabled,
    draft: draftOf(draft),
  };
}
