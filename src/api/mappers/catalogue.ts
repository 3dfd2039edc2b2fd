import {
  keyOf,
  type Catalogue,
  type ListedService,
  type SearchTexts,
} from '../../contracts/domain/services/catalogue';
import type { CatalogueService } from '../../contracts/domain/services/service';
import type { Category } from '../../contracts/wire/service';
import type { ServiceList } from '../../contracts/wire/serviceList';
import { collatorOf } from '../../lib/collator';
import { listOf } from '../envelope';
import { catalogueServiceOf, isServiceType, type LooseService } from './catalogueService';
import type { Loose } from './columns';
import { leanCatalogue } from './leanCatalogue';

interface WholeCatalogue {
  readonly apps?: readonly (LooseService | null)[] | null;
  readonly facets?: readonly (Loose<Category> | null)[] | null;
}

/**
 * Reads the payload of `GET /services` in either form. The outer object is frozen, so that the store does not walk through
 * thousands of services to freeze them.
 */
export function catalogueOf(
  payload: WholeCatalogue | Loose<ServiceList> | undefined,
  language?: string,
): Catalogue {
  return Object.freeze(isLean(payload) ? leanCatalogue(payload) : wholeCatalogue(payload, language));
}

function isLean(payload: WholeCatalogue | Loose<ServiceList> | undefined): payload is Loose<ServiceList> {
  return payload !== undefined && 'form' in payload;
}

/** Reads the full form, without services that lack a number or entity id or have an unknown type; sorted by name. */
function wholeCatalogue(payload: WholeCatalogue | undefined, language: string | undefined): Catalogue {
  const services: ListedService[] = [];
  const sources = new Map<string, Texts>();
  for (const app of listOf(payload?.apps)) {
    if (!isPresent(app)) continue;
    const service = catalogueServiceOf(app);
    const { names, descriptions, keywords } = service;
    services.push(listedOf(service));
    sources.set(keyOf(service), { names, descriptions, keywords });
  }
  return {
    services: services.sort((a, b) => collatorOf().compare(a.name, b.name)),
    facets: listOf(payload?.facets).flatMap((facet) =>
      facet?.searchValue ? { key: facet.searchValue, name: facet.name ?? facet.searchValue } : [],
    ),
    texts: lazyTexts(sources, language ?? ''),
  };
}

function isPresent(app: LooseService | null): app is LooseService {
  const { id, spEntityId, entityType } = app ?? {};
  return (
    typeof id === 'number' && typeof spEntityId === 'string' && (!entityType || isServiceType(entityType))
  );
}

function listedOf(service: CatalogueService): ListedService {
  const { logoUrl, institutionId, minimalLevel, releasePolicy } = service;
  return {
    id: service.id,
    type: service.type,
    entityId: service.entityId,
    name: service.name,
    organisation: service.organisation,
    ...(logoUrl && { logoUrl }),
    state: service.state,
    connected: service.connected,
    idpVisibleOnly: service.idpVisibleOnly,
    ...(institutionId && { institutionId }),
    source: service.source,
    entityCategories: service.entityCategories,
    ...(minimalLevel && { minimalLevel }),
    publishedInEdugain: service.publishedInEdugain === true,
    saml1Only: service.saml1Only,
    released: releasePolicy.noArp ? 'everything' : Object.keys(releasePolicy.attributes),
    manipulation: service.manipulation,
    annotated: Boolean(service.manipulationNotes?.trim()),
    categories: Object.fromEntries(
      service.categories.map(({ searchValue, values }) => [searchValue, values.map(({ value }) => value)]),
    ),
  };
}

type Texts = Pick<CatalogueService, 'names' | 'descriptions' | 'keywords'>;

/** Makes the texts only when search needs them, since rows do not. */
function lazyTexts(sources: Map<string, Texts>, language: string): SearchTexts {
  const made = new Map<string, string>();
  return {
    get: (key) => {
      const source = sources.get(key);
      if (source) made.set(key, textsOf(source, language));
      sources.delete(key);
      return made.get(key);
    },
  };
}

const lineBreaks = /\s*[\r\n]+\s*/g;

/** Returns a line each for descriptions, keywords and names, those of the page's language first. */
function textsOf({ names, descriptions, keywords }: Texts, language: string): string {
  const lines = [descriptions, keywords, names].flatMap((texts) => [
    texts[language] ?? '',
    ...Object.values(texts),
  ]);
  const filled = new Set(lines.map((text) => text.replaceAll(lineBreaks, ' ').trim()));
  filled.delete('');
  return [...filled].join('\n');
}
