import type { Category } from '../../../src/contracts/wire/service';
import { preferred } from '../../platform/text/localise';

const labels = {
  en: { name: 'Type of Service', other: 'Other' },
  nl: { name: 'Type Service', other: 'Overig' },
  pt: { name: 'Tipo de Serviço', other: 'Outro' },
} as const;

function labelsIn(language: string): { readonly name: string; readonly other: string } {
  return language === 'en' || language === 'pt' ? labels[language] : labels.nl;
}

function byText(a: string, b: string): number {
  return a.localeCompare(b, undefined, { sensitivity: 'base' });
}

function category(language: string, values: readonly string[]): Category {
  return {
    name: labelsIn(language).name,
    searchValue: 'type_of_service',
    values: [...values].sort(byText).map((value) => ({ count: 0, value })),
  };
}

/** Returns the one category of each service (WIRE T44). Without a type it is the language's word for *other*. */
export function typeOfService(typesOfService: Record<string, string[]>, language: string): Category {
  const types = preferred(typesOfService, [language, 'en', 'nl', 'pt']);
  return category(language, types ?? [labelsIn(language).other]);
}

/**
 * Collects the categories of the services in one answer. Their union is the server's facet; without services there is
 * none.
 */
export function facetCollector(language: string) {
  const values = new Set<string>();
  return {
    add(categories: readonly Category[]): void {
      for (const { values: own } of categories) for (const { value } of own) values.add(value);
    },
    facets: (): Category[] => (values.size === 0 ? [] : [category(language, [...values])]),
  };
}
