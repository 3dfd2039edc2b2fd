import { Type, type Static } from 'typebox';

/** An address prefix of the published metadata of an institution's connections (docs/extensions/publishing.md). */
export const PublishedAddress = Type.Object({
  /**
   * `feed`: the whole feed; `query`: the base of the Metadata Query Protocol; `certificates`: those of the signing
   * keys.
   */
  kind: Type.Enum(['feed', 'query', 'certificates']),
  address: Type.String(),
});
export type PublishedAddress = Static<typeof PublishedAddress>;

/** Payload of `GET /x/publishing`. */
export const Publishing = Type.Object({
  /** Empty if the server has no metadata of the institution itself, so that nothing can be addressed to it. */
  addresses: Type.Array(PublishedAddress),
  /** True if readers need a token from the operator. */
  withToken: Type.Boolean(),
});
export type Publishing = Static<typeof Publishing>;
