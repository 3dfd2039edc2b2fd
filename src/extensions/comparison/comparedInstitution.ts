import type { ComparedInstitution, ComparedService } from './contract/institutionComparison';
import type { ConnectedService, InstitutionToCompare } from './contract/comparison.wire';
import type { IdentityProvider } from '../../contracts/wire/institution';
import { listOf } from '../../api/envelope';
import { consentSettingOf } from '../../api/mappers/consentSetting';
import { institutionOf } from '../../api/mappers/institution';

type Answer = Partial<InstitutionToCompare> | undefined;

/** Joins the connected services with their entries in the lists of their institution. */
export function comparedInstitutionOf(response: Answer): ComparedInstitution {
  const institution: Partial<IdentityProvider> = response?.institution ?? {};
  const levels = byService(institution.stepupEntities);
  const multiFactor = byService(institution.mfaEntities);
  const consents = new Map(listOf(institution.disableConsent).map((one) => [one.spEntityId, one]));

  function serviceOf(wire: ConnectedService): ComparedService {
    const { id, type, entityId, name, organisation = '', minimalLevel, policies } = wire;
    // The level that the service itself demands has precedence (REQUIREMENTS 167).
    const level = minimalLevel ?? levels.get(entityId);
    const requested = multiFactor.get(entityId);
    return {
      id,
      type,
      entityId,
      name,
      organisation,
      ...(level && { level }),
      ...(requested && { multiFactor: requested }),
      consent: consentSettingOf(consents.get(entityId)),
      policies,
    };
  }

  return { institution: institutionOf(institution), services: listOf(response?.services).map(serviceOf) };
}

function byService(settings: IdentityProvider['stepupEntities'] | undefined): ReadonlyMap<string, string> {
  return new Map(listOf(settings).map(({ name, level }) => [name, level]));
}
