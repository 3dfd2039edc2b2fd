/** Entity categories and certifications with a text on pages, by address. */
export const knownCategories = {
  'http://www.geant.net/uri/dataprotection-code-of-conduct/v1': 'coco1',
  'https://refeds.org/category/code-of-conduct/v2': 'coco2',
  'http://refeds.org/category/research-and-scholarship': 'rs',
  'https://refeds.org/category/anonymous': 'anonymous',
  'https://refeds.org/category/pseudonymous': 'pseudonymous',
  'https://refeds.org/category/personalized': 'personalized',
  'http://refeds.org/category/hide-from-discovery': 'hidden',
  'http://clarin.eu/category/clarin-member': 'clarin',
  'https://refeds.org/sirtfi': 'sirtfi1',
  'https://refeds.org/sirtfi2': 'sirtfi2',
} as const;

export type CategoryName = (typeof knownCategories)[keyof typeof knownCategories];

const names = new Map<string, CategoryName>(Object.entries(knownCategories));

/** Finds the name of a category by its address; the same address with http and with https is one category. */
export function categoryNameOf(uri: string): CategoryName | undefined {
  return (
    names.get(uri) ?? names.get(uri.replace(/^https?/, (scheme) => (scheme === 'http' ? 'https' : 'http')))
  );
}
