import { Type, type Static } from 'typebox';

/** A login of the person that has not ended (docs/EXTENSIONS.md, extension `sessions`). */
export const OwnSession = Type.Object({
  /** Names it where it is to be ended; it opens nothing. */
  id: Type.String(),
  /** Epoch milliseconds. */
  begunAt: Type.Integer(),
  /** Epoch milliseconds, to the minute. */
  usedAt: Type.Integer(),
  /** What the browser calls itself (`User-Agent`); absent where it said nothing, or the login is of before this was kept. */
  browser: Type.Optional(Type.String()),
  /** The one that asks. */
  current: Type.Boolean(),
});
export type OwnSession = Static<typeof OwnSession>;

/** Payload of `GET /x/sessions`, the one used last first. */
export const OwnSessions = Type.Array(OwnSession);
export type OwnSessions = Static<typeof OwnSessions>;
