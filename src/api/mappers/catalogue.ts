import {
  keyOf,
  type Catalogue,
  type ListedService,
  type SearchTexts,
} from '../../contracts/domain/services/catalogue';
import type { Category } from '../../contracts/wire/service';
import type { ServiceList } from '../../contracts/wire/serviceList';
import { collatorOf } from '../../lib/collator';
import { listOf } from '../envelope';
import { categoriesOf, isServiceType, rowOf, type LooseService } from './catalogueService';
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
    const { names, descriptions, keywords } = app;
    const service = listedOf(app);
    services.push(service);
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

function listedOf(wire: LooseService): ListedService {
  return {
    ...rowOf(wire),
    publishedInEdugain: wire.publishedInEdugain === true,
    released: wire.arp && !wire.arp.noArp ? Object.keys(wire.arp.attributes ?? {}) : 'everything',
    annotated: Boolean(wire.manipulationNotes?.trim()),
    categories: Object.fromEntries(
      categoriesOf(wire.categories).map(({ searchValue, values }) => [
        searchValue,
        values.map(({ value }) => value),
      ]),
    ),
  };
}

type Texts = { readonly [Part in 'names' | 'descriptions' | 'keywords']: LooseService[Part] };

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
    texts?.[language] ?? '',
    ...Object.values(texts ?? {}),
  ]);
  const filled = new Set(lines.map((text) => text.replaceAll(lineBreaks, ' ').trim()));
  filled.delete('');
  return [...filled].join('\n');
}
