import { Type, type Static } from 'typebox';

/**
 * `GET` and `POST /x/session` (docs/EXTENSIONS.md, extension `sessionEnd`): when the session of the cookie ends, in whole
 * seconds from the answer, so that no clock but the server's counts.
 */
export const SessionEndAnswer = Type.Object({
  /** Unless something is asked of the server before. */
  endsIn: Type.Integer({ minimum: 0 }),
  /** Whatever is asked; never before `endsIn`. */
  endsAtLatestIn: Type.Integer({ minimum: 0 }),
});
export type SessionEndAnswer = Static<typeof SessionEndAnswer>;
