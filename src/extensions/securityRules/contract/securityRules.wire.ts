import { Type, type Static } from 'typebox';

const closed = { additionalProperties: false };
const Attributes = Type.Array(Type.String({ minLength: 1, maxLength: 1024 }), {
  minItems: 1,
  maxItems: 100,
  uniqueItems: true,
});

/** Calendar units: no logins during the last whole one, nor in the present one. */
export const UnusedSince = Type.Enum(['month', 'quarter', 'year']);
export type UnusedSince = Static<typeof UnusedSince>;

/** Rules of an institution for its connected services. An absent rule does not count. */
export const SecurityRules = Type.Object(
  {
    /** Services that receive one of these attributes (URNs) need an assurance level of at least this rank. */
    level: Type.Optional(
      Type.Object({ rank: Type.Number({ minimum: 1, maximum: 9 }), attributes: Attributes }, closed),
    ),
    /** Services that receive one of these attributes need multi-factor authentication. */
    multiFactor: Type.Optional(Type.Object({ attributes: Attributes }, closed)),
    /** Services that receive more than their entity category needs must have multi-factor authentication. */
    beyondCategory: Type.Optional(Type.Object({}, closed)),
    /**
     * Services of one of these entity categories (URIs) or contracts need a policy; if neither is named: all services.
     */
    policy: Type.Optional(
      Type.Object(
        {
          categories: Type.Array(Type.String({ minLength: 1, maxLength: 1024 }), { maxItems: 50 }),
          contracts: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 }),
        },
        closed,
      ),
    ),
    /** Services without logins. */
    unused: Type.Optional(Type.Object({ since: UnusedSince }, closed)),
    /** Services need the Sirtfi certification. */
    sirtfi: Type.Optional(Type.Object({}, closed)),
    /** Services need a known contract. */
    contract: Type.Optional(Type.Object({}, closed)),
  },
  closed,
);
export type SecurityRules = Static<typeof SecurityRules>;

/**
 * `GET /x/security/rules`; `version` 0 without `rules`: the institution has set none, and the page uses its defaults.
 */
export const KeptSecurityRules = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  rules: Type.Optional(SecurityRules),
});
export type KeptSecurityRules = Static<typeof KeptSecurityRules>;

/** `PUT /x/security/rules`: replaces the rules of this version. */
export const SecurityRulesChange = Type.Object(
  { version: Type.Integer({ minimum: 0, maximum: 2_147_483_646 }), rules: SecurityRules },
  closed,
);
export type SecurityRulesChange = Static<typeof SecurityRulesChange>;
