import { Type, type Static } from 'typebox';

/** A login of the person that has not ended (docs/EXTENSIONS.md, extension `sessions`). */
export const OwnSession = Type.Object({
  /** Identifies the login in a call that ends it; it gives no access. */
  id: Type.String(),
  /** Epoch milliseconds. */
  begunAt: Type.Integer(),
  /** Epoch milliseconds, to the minute. */
  usedAt: Type.Integer(),
  /** The browser's name for itself (`User-Agent`); absent if it sent none, or the login is older than this record. */
  browser: Type.Optional(Type.String()),
  /** True if it is the session of this call. */
  current: Type.Boolean(),
});
export type OwnSession = Static<typeof OwnSession>;

/** Payload of `GET /x/sessions`, most recently used first. */
export const OwnSessions = Type.Array(OwnSession);
export type OwnSessions = Static<typeof OwnSessions>;
