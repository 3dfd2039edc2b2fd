import { Type, type Static } from 'typebox';

/** Kinds of stored personal data; the texts of each are messages (`privacy.kept.*`). */
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
      /** Days after which the server deletes it by itself; absent: a text says what ends it. */
      days: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
  ),
  /** The operator's additional text, in Markdown, by language. */
  texts: Type.Record(Type.String(), Type.String()),
});
export type PrivacyFacts = Static<typeof PrivacyFacts>;
