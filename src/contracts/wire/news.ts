import { Type, type Static } from 'typebox';

/** Kinds of news. */
export const NewsKind = Type.Enum([
  'newService',
  'attributesChanged',
  'privacyChanged',
  'policyChanged',
  'policyDeleted',
  'loginsStopped',
  'loginsDoubled',
  'certificateEnds',
  'reviewEnds',
  'reviewLate',
]);
export type NewsKind = Static<typeof NewsKind>;

/** Use of a certificate's key in a service: it signs requests, others encrypt for it. */
export const CertificateUse = Type.Enum(['signing', 'encryption']);
export type CertificateUse = Static<typeof CertificateUse>;

/** For `loginsStopped` and `loginsDoubled`: logins of the institution at the service in one week. */
export const LoginsNews = Type.Object({
  /** Monday on which the week begins, `YYYY-MM-DD`. */
  week: Type.String(),
  /** Logins in the four weeks of the comparison: the fewest in one, or, if they have doubled, the most. */
  was: Type.Integer(),
  is: Type.Integer(),
});
export type LoginsNews = Static<typeof LoginsNews>;

/** For `certificateEnds`: the last certificate for these uses. */
export const CertificateNews = Type.Object({
  /** Expiry, ISO 8601, UTC. */
  ends: Type.String(),
  uses: Type.Array(CertificateUse),
});
export type CertificateNews = Static<typeof CertificateNews>;

/** For `reviewEnds` and `reviewLate`. */
export const ReviewNews = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** Day on which it ends, or was closed, `YYYY-MM-DD`. */
  day: Type.String(),
  /** Number of services without a decision: all for the leader, else those that are assigned to the person. */
  open: Type.Integer(),
});
export type ReviewNews = Static<typeof ReviewNews>;
