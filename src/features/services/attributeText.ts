import { attributeName } from '../../contracts/domain/attribute';

/** The one attribute whose urn ends in a number that nobody knows (REQUIREMENTS 72). */
const collaborationId = 'urn:oid:1.3.6.1.4.1.1076.20.40.40.1';

/** Returns what the facet of attributes shows for a urn, and sorts by. */
export function attributeText(urn: string): string {
  return urn === collaborationId ? 'collabPersonId' : attributeName(urn);
}
