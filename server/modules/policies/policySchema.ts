import { Type, type TSchema } from 'typebox';
import type { PolicyAttribute, PolicyLevel } from '../../../src/contracts/domain/policies/policy';
import type { PolicyDocument } from './policyDocument';

const text = Type.String();
const flag = Type.Boolean();
const onlyTrue = Type.Optional(Type.Literal(true));
const texts = Type.Array(text);
const closed = { additionalProperties: false };

const Attribute = Type.Object(
  {
    name: text,
    value: text,
    negated: onlyTrue,
    group: Type.Optional(Type.Integer({ minimum: 0 })),
  } satisfies Record<keyof PolicyAttribute, TSchema>,
  closed,
);

const Level = Type.Object(
  {
    level: text,
    attributes: Type.Array(Attribute),
    allAttributesMustMatch: flag,
    networks: texts,
    networksNegated: onlyTrue,
  } satisfies Record<keyof PolicyLevel, TSchema>,
  closed,
);

/** `PolicyDocument`, as state files have it. */
export const PolicySchema = Type.Object(
  {
    type: Type.Enum(['reg', 'step']),
    name: Type.String({ minLength: 1 }),
    description: text,
    services: texts,
    servicesNegated: onlyTrue,
    institutions: texts,
    deny: flag,
    allAttributesMustMatch: flag,
    attributes: Type.Array(Attribute),
    levels: Type.Optional(Type.Array(Level)),
    denyMessages: Type.Object({ en: text, nl: text, pt: text }, closed),
    active: flag,
    activatedSr: flag,
  } satisfies Record<keyof PolicyDocument, TSchema>,
  closed,
);
