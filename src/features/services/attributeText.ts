import { attributeName } from '../../contracts/domain/attribute';

/** The only attribute whose URN ends in a number that people do not know (REQUIREMENTS 72). */
const collaborationId = 'urn:oid:1.3.6.1.4.1.1076.20.40.40.1';

/** Returns the text by which the facet of attributes shows and sorts a URN. */
export function attributeText(urn: string): string {
  return urn === collaborationId ? 'collabPersonId' : attributeName(urn);
}
