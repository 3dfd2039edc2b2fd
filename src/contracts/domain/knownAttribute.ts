/** An attribute with all its names, for client and server. */
export interface KnownAttribute {
  /** The name by which release policies, authorization policies and the client know it. */
  readonly urn: string;
  /** Other names that metadata and policies have for it. */
  readonly aliases: readonly string[];
  /** Members of a login's attributes that hold its values: the one that is written, then others that are read. */
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
