import type { EntityType } from '../../../src/contracts/wire/enumerations';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Queries, Tx } from '../../platform/storage/database';
import {
  findInstitution,
  type InstitutionRow,
  type LockedInstitution,
  lockInstitution,
} from '../federation/federation.module';
import { findVisible, type ServiceRow } from './serviceRows';
import { viewerFor } from './viewer';

interface Pair {
  readonly institution: InstitutionRow;
  readonly service: ServiceRow;
}

/** Returns the institution, locked until the transaction ends. Throws ProblemError if it has no institution id. */
export async function checkInstitution(tx: Tx, entityId: string): Promise<LockedInstitution> {
  return withId(await lockInstitution(tx, entityId));
}

/** Returns the institution as `checkInstitution` does, but without a lock, for reads. */
export async function checkSeenInstitution(queries: Queries, entityId: string): Promise<InstitutionRow> {
  return withId(await findInstitution(queries, entityId));
}

function withId(institution: InstitutionRow | undefined): InstitutionRow {
  if (!institution?.institution_id) {
    throw new ProblemError('forbidden', { detail: 'The institution has no institution id' });
  }
  return institution;
}

export function checkProduction({ state }: InstitutionRow): void {
  if (state === 'testaccepted') {
    throw new ProblemError('forbidden', { detail: 'A test institution cannot be connected' });
  }
}

/** Returns the service as the institution sees it, which includes services that it is invited to. */
export async function checkVisible(
  tx: Tx,
  institution: string,
  type: EntityType | null,
  entityId: string | null,
): Promise<ServiceRow> {
  const viewer = await viewerFor(tx, 'staff', institution);
  const known = type !== null && entityId !== null;
  const service = known ? await findVisible(tx, viewer, type, { entityId }) : undefined;
  if (!service) throw new ProblemError('service-not-offered');
  return service;
}

/**
 * Throws if an institution and a service that are not connected cannot be. The checks are in the order of the contract.
 */
export function checkConnectable(
  { config }: Pick<Dependencies, 'config'>,
  { institution, service }: Pair,
  level: string,
): void {
  if (service.document.publishedInEdugain && !institution.document.publishedInEdugain) {
    throw new ProblemError('forbidden', {
      detail: 'The service is published in eduGAIN and the institution is not',
    });
  }
  if (service.document.saml1Only) {
    throw new ProblemError('forbidden', { detail: 'The service supports only SAML 1.1' });
  }
  if (service.connected) throw new ProblemError('already-connected');
  if (!level) return;
  if (service.document.minimalLoaLevel) {
    throw new ProblemError('validation', { detail: 'loaLevel: the service sets its own assurance level' });
  }
  if (!config.levels.offered.some(({ uri }) => uri === level)) {
    throw new ProblemError('validation', { detail: 'loaLevel: not one of the offered assurance levels' });
  }
}

export function checkConnected({ connected }: ServiceRow): void {
  if (!connected) throw new ProblemError('not-connected');
}

/** Returns true if a connection needs no approval, because both belong together or the service wants no interaction. */
export function connectsAtOnce({ institution, service }: Pair): boolean {
  return (
    service.connect_option !== 'CONNECT_WITH_INTERACTION' ||
    service.institution_id === institution.institution_id
  );
}
