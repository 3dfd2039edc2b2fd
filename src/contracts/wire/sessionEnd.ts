import { Type, type Static } from 'typebox';

/**
 * `GET` and `POST /x/session` (docs/EXTENSIONS.md, extension `sessionEnd`): when the session of the cookie ends, in
 * whole seconds from the answer, so that only the server's clock counts.
 */
export const SessionEndAnswer = Type.Object({
  /** Unless the client makes a call before. */
  endsIn: Type.Integer({ minimum: 0 }),
  /** Regardless of calls; never before `endsIn`. */
  endsAtLatestIn: Type.Integer({ minimum: 0 }),
});
export type SessionEndAnswer = Static<typeof SessionEndAnswer>;
