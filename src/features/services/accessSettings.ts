import type { Consents } from '../../api/consents.api';
import type { PolicySummary } from '../../api/mappers/policy';
import { levelOf } from '../../contracts/domain/level';
import type { Institution } from '../../contracts/domain/person';
import type { CatalogueService } from '../../contracts/domain/service';
import type { Ticket } from '../../contracts/domain/ticket';

export type AccessSetting =
  | { readonly kind: 'level'; readonly rank: number }
  | { readonly kind: 'multiFactor' }
  | { readonly kind: 'policies'; readonly count: number }
  | { readonly kind: 'explicitConsent' }
  | { readonly kind: 'noConsent' };

export interface AccessSettings {
  readonly of: (service: CatalogueService) => readonly AccessSetting[];
  readonly openTicket: (service: CatalogueService) => Ticket | undefined;
}

interface Sources {
  readonly institution: Institution | undefined;
  readonly policies: readonly PolicySummary[] | undefined;
  readonly consents: Consents | undefined;
  readonly open: ReadonlyMap<number, Ticket>;
}

/** The service's own level goes before the one that the institution set (item 167). */
export function accessSettings({ institution, policies, consents, open }: Sources): AccessSettings {
  const stepUp = new Map(institution?.stepupEntities.map(({ name, level }) => [name, level]));
  const multiFactor = new Set(institution?.mfaEntities.map(({ name }) => name));
  const rules = new Map<string, number>();
  for (const entityId of (policies ?? []).flatMap(({ services }) => services)) {
    rules.set(entityId, (rules.get(entityId) ?? 0) + 1);
  }
  return {
    openTicket: ({ id }) => open.get(id),
    of: ({ entityId, minimalLevel, connected }) => {
      const level = levelOf(minimalLevel ?? stepUp.get(entityId) ?? '');
      const consent = connected ? consents?.[entityId] : undefined;
      const count = rules.get(entityId);
      return [
        ...(level ? [{ kind: 'level', rank: level.rank } as const] : []),
        ...(multiFactor.has(entityId) ? [{ kind: 'multiFactor' } as const] : []),
        ...(count ? [{ kind: 'policies', count } as const] : []),
        ...(consent === 'DEFAULT_CONSENT' ? [{ kind: 'explicitConsent' } as const] : []),
        ...(consent === 'NO_CONSENT' ? [{ kind: 'noConsent' } as const] : []),
      ];
    },
  };
}
