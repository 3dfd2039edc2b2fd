import type { ServiceDialogAddress } from '../../../contracts/domain/dialogAddress';
import type { Person } from '../../../contracts/domain/person/person';
import { admissionMachine } from '../../../machines/connection/admission.machine';
import type { ConnectionInput } from '../../../machines/connection/connection.types';
import type { DialogNeeds } from '../../ports/dialogNeeds';
import { requestActors, secondWayActor } from '../../ports/requestActors';
import { loadPoliciesPort, loadSubjectPort } from './loadSubject';

/** Every dialog about a connection begins with this. */
export function beginConnection(needs: DialogNeeds<ServiceDialogAddress>) {
  const { store, person, address, requestId } = needs;
  const { roles, email, level, institution, installation } = person;
  const input: Omit<ConnectionInput<never>, 'draft'> = {
    service: address.service,
    invitation: address.invitation ?? null,
    requestId,
    person: { admin: roles.admin, email, level },
    institution: institutionOf(institution),
    levels: installation.ladder.slice(1).map(({ uri }) => uri),
    stepUpOffered: installation.stepUpEnabled,
    hasSecondWay: needs.secondWay !== undefined,
  };
  const admission = admissionMachine.provide({ actors: { loadSubject: loadSubjectPort(store, person) } });
  const actors = {
    admission,
    loadPolicies: loadPoliciesPort(store),
    secondWay: secondWayActor(needs),
    ...requestActors(needs),
  };
  return { actors, input };
}

/** Returns what decides whether an institution can be connected to anything. */
export function institutionOf(institution: Person['institution']): ConnectionInput<never>['institution'] {
  const published = institution?.publishedInEdugain;
  return {
    name: institution?.name ?? '',
    names: institution?.names ?? {},
    hasInstitutionId: Boolean(institution?.institutionId),
    test: institution?.state === 'testaccepted',
    ...(published !== undefined && { publishedInEdugain: published }),
  };
}
