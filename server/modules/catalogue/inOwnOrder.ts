import type { Localised } from '../../../src/contracts/wire/common';
import type { ServiceDocument } from '../federation/federation.module';

const members = ['names', 'displayNames', 'descriptions', 'organisations', 'keywords'] as const;
const addresses = ['supportUrls', 'wikiUrls', 'registrationPolicyUrls', 'privacyStatementUrls'] as const;

/**
 * Returns the document with the texts of the service's first language first, as in its metadata. Readers of other
 * languages get that one. The database stores texts in another order.
 */
export function inOwnOrder<Document extends Partial<ServiceDocument>>(document: Document): Document {
  const { firstLanguage } = document;
  if (firstLanguage === undefined || firstLanguage === 'en') return document;
  const ordered = { ...document };
  for (const member of [...members, ...addresses]) {
    const texts: Localised | undefined = document[member];
    const first = texts?.[firstLanguage];
    if (first !== undefined) ordered[member] = { [firstLanguage]: first, ...texts };
  }
  return ordered;
}
