import type { Term } from '../../i18n/terms';

export interface KnownCategory {
  readonly name: 'category.coco1' | 'category.coco2' | 'category.rs' | 'category.clarin';
  readonly text: 'category.coco1.text' | 'category.coco2.text' | 'category.rs.text' | 'category.clarin.text';
  readonly term?: Term;
}

const known: Readonly<Record<string, KnownCategory>> = {
  'http://www.geant.net/uri/dataprotection-code-of-conduct/v1': {
    name: 'category.coco1',
    text: 'category.coco1.text',
    term: 'codeOfConduct',
  },
  'https://refeds.org/category/code-of-conduct/v2': {
    name: 'category.coco2',
    text: 'category.coco2.text',
    term: 'codeOfConduct',
  },
  'http://refeds.org/category/research-and-scholarship': {
    name: 'category.rs',
    text: 'category.rs.text',
    term: 'researchAndScholarship',
  },
  'http://clarin.eu/category/clarin-member': { name: 'category.clarin', text: 'category.clarin.text' },
};

/** Returns the known entity category with this URI; the same URI with http and with https is one category. */
export function knownCategory(uri: string): KnownCategory | undefined {
  const other = uri.startsWith('https:') ? uri.replace('https:', 'http:') : uri.replace('http:', 'https:');
  return known[uri] ?? known[other];
}
