import { MAINTAINER_ROLE, OWNER_ROLE } from '../../../src/contracts/domain/institution/institutionRole';
import { Type } from 'typebox';
import {
  attributeCalled,
  knownAttribute,
} from '../../../src/contracts/domain/attributes/attributeDictionary';
import { GROUP_ATTRIBUTE, ROLE_ATTRIBUTE } from '../../../src/contracts/domain/policies/policy';
import type { PolicyAttributeName } from '../../../src/contracts/wire/policy';
import type { Config } from '../../platform/config/config';
import { textIn, type Translations } from '../../platform/text/sentences';
import type { Settings } from '../../platform/config/settings';

export type PolicyAttributeSetting = Config['policyAttributes'][number];

/** eduPerson 2.2.1: the values of eduPersonAffiliation. */
const affiliations = [
  'affiliate',
  'alum',
  'employee',
  'faculty',
  'library-walk-in',
  'member',
  'staff',
  'student',
];

/** Roles of the field's authorisation management. */
const fieldRoles = [
  'Superuser',
  'Instellingsbevoegde',
  'Infraverantwoordelijke',
  'OperationeelBeheerder',
  'Beveiligingsverantwoordelijke',
  OWNER_ROLE,
  MAINTAINER_ROLE,
  'DNS-Beheerder',
  'Domeinnamenverantwoordelijke',
  'Mailverantwoordelijke',
];

const known: readonly PolicyAttributeSetting[] = [
  { name: attributeCalled('eduPersonAffiliation'), values: affiliations },
  ...[
    'eduPersonScopedAffiliation',
    'eduPersonEntitlement',
    'eduPersonAssurance',
    'eduPersonPrincipalName',
    'uid',
    'mail',
    'schacHomeOrganization',
    'schacHomeOrganizationType',
    'schacPersonalUniqueCode',
  ].map((shortName) => ({ name: attributeCalled(shortName) })),
  { name: GROUP_ATTRIBUTE },
  { name: ROLE_ATTRIBUTE },
];

/** Reads `name`, or `name=label` for an attribute with its own label. */
function settingOf(item: string): PolicyAttributeSetting {
  const [name = '', label] = item.split('=').map((part) => part.trim());
  const field = known.find((attribute) => attribute.name === name);
  return { ...(field ?? { name }), ...(label && { label }) };
}

const PolicySettings = Type.Object({
  POLICY_ATTRIBUTES: Type.Array(Type.String({ pattern: '^[^\\s=]{1,255}(=.{1,255})?$' }), {
    default: known.map(({ name }) => name),
    otherwise: 'the field’s',
    description: 'attributes that policies may name: `name` or `name=label`',
    fault: '"{}" is not a name, or a name=label',
  }),
  POLICY_ROLES: Type.Array(Type.String({ minLength: 1 }), {
    default: fieldRoles,
    otherwise: 'the field’s',
    description: 'values of the role attribute; `none`: any value',
    fault: '"{}" is not a role',
  }),
});

/** Reads `POLICY_ATTRIBUTES` and `POLICY_ROLES`; `none` for the latter: roles are not known, so none is checked. */
export function readPolicyAttributes(settings: Settings): PolicyAttributeSetting[] {
  const { POLICY_ATTRIBUTES: requested, POLICY_ROLES: roles } = settings.read(PolicySettings);
  const attributes = requested.map(settingOf);
  if (new Set(attributes.map(({ name }) => name)).size < attributes.length) {
    settings.refuse('POLICY_ATTRIBUTES', 'names an attribute twice');
  }
  return attributes.map((attribute) => {
    if (attribute.name !== ROLE_ATTRIBUTE || roles.join() === 'none') return attribute;
    return { ...attribute, values: roles };
  });
}

function labelOf(name: string, language: string, translations: Translations): string {
  const known = knownAttribute(name);
  return known ? textIn(known.label, language, translations) : name;
}

/** Builds the answer of `/policies/attributes`, in the language of the request. */
export function attributeNames(
  { policyAttributes, translations }: Pick<Config, 'policyAttributes' | 'translations'>,
  language: string,
): PolicyAttributeName[] {
  return policyAttributes.map(({ name, label, values }) => ({
    name,
    value: label ?? labelOf(name, language, translations),
    ...(label && { label }),
    ...(values && { values: [...values] }),
  }));
}

declare module '../../platform/config/config' {
  interface Config {
    /** Attributes that authorization policies may name; `values` is a closed list, if there is one. */
    readonly policyAttributes: readonly {
      readonly name: string;
      /** The installation's own label; absent: the usual one. */
      readonly label?: string;
      readonly values?: readonly string[];
    }[];
  }
}
