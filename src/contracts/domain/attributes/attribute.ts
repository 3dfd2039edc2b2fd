/** Attributes that the federation creates itself, whatever source the metadata names for them (REQUIREMENTS 124). */
const targetedId = ['urn:mace:dir:attribute-def:eduPersonTargetedID', 'urn:oid:1.3.6.1.4.1.5923.1.1.1.10'];

/** Returns the display name of an attribute: the last part of its urn. */
export function attributeName(urn: string): string {
  return urn.split(/[:/]/).findLast((part) => part !== '') ?? urn;
}

/** Returns whether the person's institution sends the attribute. If no source is named, it is the institution. */
export function comesFromInstitution(urn: string, sources: Readonly<Record<string, string>>): boolean {
  return !targetedId.includes(urn) && (sources[urn] ?? 'idp') === 'idp';
}

/**
 * Returns whether a service gets an identifier that stays the same at every login, besides its attributes (REQUIREMENTS
 * 121, 122).
 */
export function hasPersistentId(nameIds: readonly string[]): boolean {
  return nameIds.some((format) => /unspecified|persistent/.test(format));
}
