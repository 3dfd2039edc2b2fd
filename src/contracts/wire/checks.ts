import { type Static, Type } from 'typebox';

/** Answer to a question about the installation, in English. */
export const Verdict = Type.Object({
  subject: Type.String(),
  /** `notSet`: it is not configured, or cannot be known. */
  answer: Type.Enum(['yes', 'no', 'notSet']),
  /** What is so; with `no` also the remedy. */
  text: Type.String(),
});
export type Verdict = Static<typeof Verdict>;

/** Payload of `GET /x/checks`. */
export const CheckList = Type.Object({ checks: Type.Array(Verdict) });
export type CheckList = Static<typeof CheckList>;

/** What the server sees of a caller: payload of `GET /x/caller`. */
export const SeenCaller = Type.Object({
  address: Type.String(),
  protocol: Type.Enum(['http', 'https']),
  /** True if a trusted proxy has told the address. */
  forwarded: Type.Boolean(),
});
export type SeenCaller = Static<typeof SeenCaller>;
