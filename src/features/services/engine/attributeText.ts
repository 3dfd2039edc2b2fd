import { attributeName } from '../../../contracts/domain/attributes/attribute';

/** The attributes that have no other name than a number, which people do not know (REQUIREMENTS 72). */
const numbered = new Map([
  ['urn:oid:1.3.6.1.4.1.1076.20.40.40.1', 'collabPersonId'],
  ['urn:oid:1.3.6.1.4.1.25178.4.1.6', 'voPersonId'],
]);

/** Returns the text by which the facet of attributes shows and sorts a URN. */
export function attributeText(urn: string): string {
  return numbered.get(urn) ?? attributeName(urn);
}
