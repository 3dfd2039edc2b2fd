import type { Insertable } from 'kysely';
import type { ConsentTable, LevelSettingTable } from '../federation/federation.module';
import type { Connections } from './connections';
import type { SeedInstitution } from './institutions';
import { level15, level2, level3, microsoftMfa, refedsMfa } from './levels';
import type { Random } from './random';
import type { SeedService } from './services/seedService';

export interface SeedSettings {
  readonly levels: Insertable<LevelSettingTable>[];
  readonly consents: Insertable<ConsentTable>[];
}

/** Invents levels, multi-factor values and consent of the services that an institution uses. */
export function inventSettings(
  random: Random,
  institutions: readonly SeedInstitution[],
  services: readonly SeedService[],
  connections: Connections,
): SeedSettings {
  const settings: SeedSettings = { levels: [], consents: [] };
  const used = new Map<string, string[]>();
  for (const { institution_entity_id, service_entity_id } of connections.institutionAllows) {
    used.set(institution_entity_id, [...(used.get(institution_entity_id) ?? []), service_entity_id]);
  }
  const byId = new Map(services.map((service) => [service.entity_id, service]));
  institutions.forEach(({ entity_id }, index) => {
    const own = (used.get(entity_id) ?? []).flatMap((id) => byId.get(id) ?? []);
    const free = own.filter(({ document }) => document.minimalLoaLevel === undefined);
    const many = index === 0 ? 1 : 0.3;
    for (const { entity_id: service } of random.some(free, Math.round(6 * many))) {
      const level = random.pick([level15, level2, level2, level3]);
      settings.levels.push(setting(entity_id, service, 'stepup', level));
    }
    for (const { entity_id: service } of random.some(own, Math.round(5 * many))) {
      const level = random.pick([refedsMfa, refedsMfa, microsoftMfa]);
      settings.levels.push(setting(entity_id, service, 'mfa', level));
    }
    for (const service of random.some(own, Math.round(10 * many))) {
      settings.consents.push(inventConsent(random, entity_id, service));
    }
  });
  return settings;
}

function setting(institution: string, service: string, kind: 'stepup' | 'mfa', level: string) {
  return { institution_entity_id: institution, service_entity_id: service, kind, level };
}

function inventConsent(random: Random, institution: string, service: SeedService): Insertable<ConsentTable> {
  const type = random.pick(['DEFAULT_CONSENT', 'DEFAULT_CONSENT', 'NO_CONSENT', 'MINIMAL_CONSENT'] as const);
  const explained = type === 'DEFAULT_CONSENT';
  return {
    institution_entity_id: institution,
    service_entity_id: service.entity_id,
    type,
    explanation_en: explained ? 'The service shows your name to the other members of your group.' : null,
    explanation_nl: explained ? 'De dienst toont je naam aan de andere leden van je groep.' : null,
    explanation_pt: null,
    type_metadata: service.entity_type,
  };
}
