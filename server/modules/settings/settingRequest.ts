import type {
  ConsentRequest,
  MultiFactorRequest,
  NoChanges,
  StrongAuthenticationRequest,
} from '../../../src/contracts/wire/change';
import type { EntityType } from '../../../src/contracts/wire/enumerations';
import type { Ticket } from '../../../src/contracts/wire/ticket';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import type { Requester } from '../identity/identity.module';
import { lockInstitution } from '../federation/federation.module';
import { findVisible, viewerFor } from '../catalogue/catalogue.module';
import type { Tx } from '../../platform/storage/database';
import { currentSettings } from '../changes/changes.module';
import { fileChange, type Requested } from './fileChange';
import { settingValues, type RequestedSetting } from './settingValues';

type Answer = Ticket | NoChanges;

/**
 * Reads the institution and the service of a request. Locks the institution until the transaction ends, so that the
 * comparison sees the outcome of the previous request. `member` names the service in the body.
 */
async function requested(
  tx: Tx,
  requester: Requester,
  type: EntityType,
  entityId: string,
  member: string,
): Promise<Requested> {
  const institution = await lockInstitution(tx, requester.institution);
  if (!institution) throw new ProblemError('forbidden', { detail: 'The institution is not known any more' });
  const viewer = await viewerFor(tx, 'staff', requester.institution);
  const service = await findVisible(tx, viewer, type, { entityId });
  if (!service) throw new ProblemError('validation', { detail: `${member}: no such service` });
  return { requester, institution, service };
}

/**
 * Files the values that differ, or says that nothing differs. Throws ProblemError, AlreadyRequested,
 * TicketSystemUnavailable.
 */
export async function requestConsent(
  dependencies: Dependencies,
  tx: Tx,
  requester: Requester,
  { spEntityId, typeMetaData = 'saml20_sp', ...consent }: ConsentRequest,
): Promise<Answer> {
  const about = await requested(tx, requester, typeMetaData, spEntityId, 'spEntityId');
  return file(dependencies, tx, about, { kind: 'consent', ...consent });
}

/** Files a request for another assurance level. Throws like `requestConsent`. */
export async function requestStrongAuthentication(
  dependencies: Dependencies,
  tx: Tx,
  requester: Requester,
  { entityId, entityType, loaLevel }: StrongAuthenticationRequest,
): Promise<Answer> {
  const about = await requested(tx, requester, entityType, entityId, 'entityId');
  return file(dependencies, tx, about, { kind: 'strongAuthentication', loaLevel });
}

/** Files a request for another multi-factor value. Throws like `requestConsent`. */
export async function requestMultiFactor(
  dependencies: Dependencies,
  tx: Tx,
  requester: Requester,
  { entityId, entityType, authnContextLevel }: MultiFactorRequest,
): Promise<Answer> {
  const about = await requested(tx, requester, entityType, entityId, 'entityId');
  return file(dependencies, tx, about, { kind: 'multiFactor', authnContextLevel });
}

async function file(
  dependencies: Dependencies,
  tx: Tx,
  about: Requested,
  requested: RequestedSetting,
): Promise<Answer> {
  const { config } = dependencies;
  const { requester, service } = about;
  const current = await currentSettings(tx, requester.institution, [service.entity_id]);
  const values = settingValues(config, current, service, requested);
  return fileChange(dependencies, tx, about, values);
}
