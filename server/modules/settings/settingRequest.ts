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
import type { Asking } from '../identity/identity.module';
import { lockInstitution } from '../federation/federation.module';
import { findVisible, viewerFor } from '../catalogue/catalogue.module';
import type { Tx } from '../../platform/storage/database';
import { type ConsentValues, currentConsent, currentLevel, isLower } from '../changes/changes.module';
import { fileChange, type Requested } from './fileChange';

type Answer = Ticket | NoChanges;

/**
 * Reads the institution and the service of a request. The institution is locked until the transaction ends, so that the
 * comparison sees the outcome of the request before. `member` names the service in the body.
 */
async function requested(
  tx: Tx,
  asking: Asking,
  type: EntityType,
  entityId: string,
  member: string,
): Promise<Requested> {
  const institution = await lockInstitution(tx, asking.institution);
  if (!institution) throw new ProblemError('forbidden', { detail: 'The institution is not known any more' });
  const viewer = await viewerFor(tx, 'staff', asking.institution);
  const service = await findVisible(tx, viewer, type, { entityId });
  if (!service) throw new ProblemError('validation', { detail: `${member}: no such service` });
  return { asking, institution, service };
}

/** Files what differs, or says that nothing does. Throws ProblemError, AlreadyRequested, TicketSystemUnavailable. */
export async function requestConsent(
  dependencies: Dependencies,
  tx: Tx,
  asking: Asking,
  { spEntityId, type, typeMetaData = 'saml20_sp', ...texts }: ConsentRequest,
): Promise<Answer> {
  const about = await requested(tx, asking, typeMetaData, spEntityId, 'spEntityId');
  const before = await currentConsent(tx, asking.institution, spEntityId);
  const after: ConsentValues = {
    type,
    explanationEn: texts.explanationEn?.trim() ?? before.explanationEn,
    explanationNl: texts.explanationNl?.trim() ?? before.explanationNl,
    explanationPt: texts.explanationPt?.trim() ?? before.explanationPt,
  };
  return fileChange(dependencies, tx, about, { kind: 'consent', before, after });
}

/**
 * Files a request for another assurance level. It is never lowered or removed (REQUIREMENTS 167, 169), and not set where
 * the service sets its own. The lowest level means the same as none. Throws as `requestConsent`.
 */
export async function requestStrongAuthentication(
  dependencies: Dependencies,
  tx: Tx,
  asking: Asking,
  { entityId, entityType, loaLevel }: StrongAuthenticationRequest,
): Promise<Answer> {
  const about = await requested(tx, asking, entityType, entityId, 'entityId');
  if (about.service.document.minimalLoaLevel) {
    throw new ProblemError('forbidden', { detail: 'The service sets its own assurance level' });
  }
  const { levels } = dependencies.config;
  const set = await currentLevel(tx, asking.institution, entityId, 'stepup');
  const asked = loaLevel === levels.lowest.uri ? '' : (loaLevel?.trim() ?? set);
  const isKnown = asked === '' || asked === set || levels.offered.some(({ uri }) => uri === asked);
  if (!isKnown) {
    throw new ProblemError('validation', { detail: 'loaLevel: not one of the offered assurance levels' });
  }
  if (isLower(levels, asked, set))
    throw new ProblemError('level-lowered', { detail: `loaLevel: ${set} is set` });
  const values = { before: { loaLevel: set }, after: { loaLevel: asked } };
  return fileChange(dependencies, tx, about, { kind: 'strongAuthentication', ...values });
}

/** Throws as `requestConsent`. */
export async function requestMultiFactor(
  dependencies: Dependencies,
  tx: Tx,
  asking: Asking,
  { entityId, entityType, authnContextLevel }: MultiFactorRequest,
): Promise<Answer> {
  const about = await requested(tx, asking, entityType, entityId, 'entityId');
  const set = await currentLevel(tx, asking.institution, entityId, 'mfa');
  const asked = authnContextLevel?.trim() ?? set;
  const { multiFactor } = dependencies.config.levels;
  if (asked !== '' && asked !== set && !multiFactor.some(({ uri }) => uri === asked)) {
    throw new ProblemError('validation', { detail: 'authnContextLevel: not one of the offered values' });
  }
  const values = { before: { authnContextLevel: set }, after: { authnContextLevel: asked } };
  return fileChange(dependencies, tx, about, { kind: 'multiFactor', ...values });
}
