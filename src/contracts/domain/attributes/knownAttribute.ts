/** An attribute with all its names, for client and server. */
export interface KnownAttribute {
  /** Its name in release policies, authorization policies and the client. */
  readonly urn: string;
  /** Other names in metadata and policies. */
  readonly aliases: readonly string[];
  /** Members of a login's attributes with its values: the one that is written, then others that are read. */
  readonly headers: readonly string[];
  /** Claims of an OpenID provider with its values. */
  readonly claims: readonly string[];
  /** Message ID of its display name. */
  readonly label: string;
}

type Names = Partial<Pick<KnownAttribute, 'aliases' | 'headers' | 'claims'>>;

/** Returns an attribute with all its names. */
export function known(
  urn: string,
  label: string,
  { aliases = [], headers = [], claims = [] }: Names = {},
): KnownAttribute {
  return { urn, label, aliases, headers, claims };
}
