import type { ChangeSubject, SettingsChange } from '../../contracts/domain/tickets/change';
import type { languages } from '../../contracts/domain/language';
import type { ConsentType, EntityType } from '../../contracts/wire/enumerations';

import { isInstitutionChange } from './institutionDraft';

const types: readonly ConsentType[] = ['DEFAULT_CONSENT', 'MINIMAL_CONSENT', 'NO_CONSENT'];
const serviceTypes: readonly EntityType[] = ['saml20_sp', 'oidc10_rp', 'single_tenant_template'];

/**
 * Reads a change from storage, perhaps stored by an older version of the page; null unless it is complete.
 */
export function draftOf(value: unknown, about: ChangeSubject): SettingsChange | null {
  if (!isRecord(value) || value['subject'] !== about) return null;
  if (about === 'institution') return isInstitutionChange(value) ? value : null;
  const { serviceEntityId, level } = value;
  const serviceType = serviceTypes.find((known) => known === value['serviceType']);
  if (typeof serviceEntityId !== 'string' || !serviceType) return null;
  const service = { serviceEntityId, serviceType };
  if (about !== 'consent') return typeof level === 'string' ? { subject: about, ...service, level } : null;
  const type = types.find((known) => known === value['type']);
  const explanations = textsOf(value['explanations']);
  return type && explanations ? { subject: about, ...service, type, explanations } : null;
}

function textsOf(value: unknown): Record<(typeof languages)[number], string> | undefined {
  if (!isRecord(value)) return undefined;
  const { en, nl, pt } = value;
  const isWhole = typeof en === 'string' && typeof nl === 'string' && typeof pt === 'string';
  return isWhole ? { en, nl, pt } : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
