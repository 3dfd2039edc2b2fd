import type { Person } from '../../contracts/domain/person';
import { admissionMachine } from '../../machines/connection/admission.machine';
import type { ConnectionInput } from '../../machines/connection/connection.types';
import { stepUpMachine } from '../../machines/shared/stepUp.machine';
import { ticketRequestMachine } from '../../machines/shared/ticketRequest.machine';
import type { ServiceNeeds } from './dialogNeeds';
import { fileTicketPort } from './fileTicket';
import { loadSubjectPort } from './loadSubject';

/** The machines that every dialog about a connection invokes, with every port attached. */
export function connectionActors(needs: ServiceNeeds) {
  const { store, person, leaveForLogin } = needs;
  return {
    admission: admissionMachine.provide({ actors: { loadSubject: loadSubjectPort(store, person) } }),
    stepUp: stepUpMachine.provide({ actors: { leaveForLogin } }),
    ticketRequest: ticketRequestMachine.provide({ actors: { fileTicket: fileTicketPort(needs) } }),
  };
}

/** What such a dialog starts from; `draft` is what of the kept one can be used. */
export function connectionInput<Draft>(
  { person, service, invitation, requestId }: ServiceNeeds,
  draft: Draft | null,
): ConnectionInput<Draft> {
  const { roles, email, level, institution, installation } = person;
  return {
    service,
    invitation: invitation ?? null,
    requestId,
    person: { admin: roles.admin, email, level },
    institution: institutionOf(institution),
    levels: installation.levels.map(({ uri }) => uri),
    stepUpOffered: installation.stepUpEnabled,
    draft,
  };
}

function institutionOf(institution: Person['institution']): ConnectionInput<unknown>['institution'] {
  const published = institution?.publishedInEdugain;
  return {
    name: institution?.name ?? '',
    hasInstitutionId: Boolean(institution?.institutionId),
    test: institution?.state === 'testaccepted',
    ...(published !== undefined && { publishedInEdugain: published }),
  };
}
