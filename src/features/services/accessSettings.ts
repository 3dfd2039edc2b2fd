import type { Consents } from '../../api/consents.api';
import type { PolicySummary } from '../../api/mappers/policy';
import type { ListedService } from '../../contracts/domain/services/catalogue';
import { connectionState, type ConnectionState } from '../../contracts/domain/services/connection';
import type { Institution } from '../../contracts/domain/person/person';
import { policyCounts } from '../../contracts/domain/policies/policy';
import type { Ticket } from '../../contracts/domain/tickets/ticket';

export type Property =
  | { readonly kind: 'own' }
  | { readonly kind: 'edugain' }
  | { readonly kind: 'saml1Only' }
  | { readonly kind: 'level'; readonly uri: string }
  | { readonly kind: 'multiFactor' }
  | { readonly kind: 'policies'; readonly count: number }
  | { readonly kind: 'explicitConsent' }
  | { readonly kind: 'noConsent' };

export interface AccessSettings {
  readonly of: (service: ListedService) => readonly Property[];
  /** Returns the state of the connection; undefined while the tickets are not known. */
  readonly connection: (service: ListedService) => ConnectionState | undefined;
}

interface Sources {
  readonly guest: boolean;
  readonly institution: Institution | undefined;
  readonly policies: readonly PolicySummary[] | undefined;
  readonly consents: Consents | undefined;
  /** Open tickets by the number of the service; undefined while they load. */
  readonly open: ReadonlyMap<number, Ticket> | undefined;
}

/**
 * Returns what the list shows of a service besides its name. The level that the service demands has
 * precedence over the one that the institution set (REQUIREMENTS 167). Guests see nothing about an
 * institution.
 */
export function accessSettings({ guest, institution, policies, consents, open }: Sources): AccessSettings {
  const stepUp = new Map(institution?.stepupEntities.map(({ name, level }) => [name, level]));
  const multiFactor = new Set(institution?.mfaEntities.map(({ name }) => name));
  const countOf = policyCounts(policies ?? []);

  function settingsOf({ entityId, minimalLevel, connected, institutionId }: ListedService): Property[] {
    const uri = minimalLevel ?? stepUp.get(entityId);
    const consent = connected ? consents?.[entityId] : undefined;
    const count = countOf(entityId);
    return [
      ...(institutionId && institutionId === institution?.institutionId ? [{ kind: 'own' } as const] : []),
      ...(uri ? [{ kind: 'level', uri } as const] : []),
      ...(multiFactor.has(entityId) ? [{ kind: 'multiFactor' } as const] : []),
      ...(count ? [{ kind: 'policies', count } as const] : []),
      ...(consent === 'DEFAULT_CONSENT' ? [{ kind: 'explicitConsent' } as const] : []),
      ...(consent === 'NO_CONSENT' ? [{ kind: 'noConsent' } as const] : []),
    ];
  }

  return {
    connection: ({ id, connected }) => open && connectionState(connected, open.get(id)),
    of: (service) => [
      ...(guest ? [] : settingsOf(service)),
      ...(service.publishedInEdugain === true || service.source === 'eduGAIN'
        ? [{ kind: 'edugain' } as const]
        : []),
      ...(service.saml1Only ? [{ kind: 'saml1Only' } as const] : []),
    ],
  };
}
