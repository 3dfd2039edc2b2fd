import { Type, type Static } from 'typebox';

/** What the dashboard keeps about people; the words for each are texts (`privacy.kept.*`). */
export const KeptKind = Type.Enum([
  'sessions',
  'tickets',
  'changeSet',
  'reviews',
  'outbox',
  'mails',
  'policies',
  'watching',
  'wishes',
  'audit',
  'answers',
  'logins',
  'contacts',
  'roles',
  'limits',
  'demonstration',
]);
export type KeptKind = Static<typeof KeptKind>;

/** Answer of `GET /x/privacy`. */
export const PrivacyFacts = Type.Object({
  kept: Type.Array(
    Type.Object({
      kind: KeptKind,
      /** Days after which the server ends it by itself; absent: what ends it is said in words. */
      days: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
  ),
  /** What the operator adds, in Markdown, by language. */
  texts: Type.Record(Type.String(), Type.String()),
});
export type PrivacyFacts = Static<typeof PrivacyFacts>;
