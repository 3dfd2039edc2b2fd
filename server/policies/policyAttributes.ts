import { GROUP_ATTRIBUTE, ROLE_ATTRIBUTE } from '../../src/contracts/domain/policy';
import type { PolicyAttributeName } from '../../src/contracts/wire/policy';
import type { Config } from '../config';
import { attributeUrn } from '../metadata/attributeNames';
import { nameOf } from '../services/localise';
import type { Settings } from '../settings';

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
  'SURFconextverantwoordelijke',
  'SURFconextbeheerder',
  'DNS-Beheerder',
  'Domeinnamenverantwoordelijke',
  'Mailverantwoordelijke',
];

const known: readonly PolicyAttributeSetting[] = [
  {
    name: attributeUrn('eduPersonAffiliation'),
    labels: { en: 'Affiliation', nl: 'Affiliatie', pt: 'Afiliação' },
    values: affiliations,
  },
  {
    name: attributeUrn('eduPersonScopedAffiliation'),
    labels: { en: 'Affiliation with domain', nl: 'Affiliatie met domein', pt: 'Afiliação com domínio' },
  },
  {
    name: attributeUrn('eduPersonEntitlement'),
    labels: { en: 'Entitlement', nl: 'Recht (entitlement)', pt: 'Direito (entitlement)' },
  },
  {
    name: attributeUrn('eduPersonAssurance'),
    labels: { en: 'Identity assurance', nl: 'Zekerheid over de identiteit', pt: 'Garantia da identidade' },
  },
  {
    name: attributeUrn('eduPersonPrincipalName'),
    labels: { en: 'Principal name', nl: 'Principal name', pt: 'Nome principal' },
  },
  { name: attributeUrn('uid'), labels: { en: 'User id', nl: 'Gebruikers-id', pt: 'Id de utilizador' } },
  {
    name: attributeUrn('mail'),
    labels: { en: 'E-mail address', nl: 'E-mailadres', pt: 'Endereço de e-mail' },
  },
  {
    name: attributeUrn('schacHomeOrganization'),
    labels: { en: 'Home organisation', nl: 'Thuisorganisatie', pt: 'Organização de origem' },
  },
  {
    name: attributeUrn('schacHomeOrganizationType'),
    labels: {
      en: 'Type of home organisation',
      nl: 'Soort thuisorganisatie',
      pt: 'Tipo de organização de origem',
    },
  },
  {
    name: attributeUrn('schacPersonalUniqueCode'),
    labels: { en: 'Personal code', nl: 'Persoonlijke code', pt: 'Código pessoal' },
  },
  { name: GROUP_ATTRIBUTE, labels: { en: 'Group', nl: 'Groep', pt: 'Grupo' } },
  {
    name: ROLE_ATTRIBUTE,
    labels: { en: 'Role at the institution', nl: 'Rol bij de instelling', pt: 'Função na instituição' },
  },
];

/** `name`, or `name=label` for one that gets a label of its own. */
function settingOf(item: string): PolicyAttributeSetting {
  const [name = '', label] = item.split('=').map((part) => part.trim());
  const field = known.find((attribute) => attribute.name === name);
  if (!label) return field ?? { name, labels: {} };
  return { name, labels: { en: label }, ...(field?.values && { values: field.values }) };
}

/** `POLICY_ATTRIBUTES` and `POLICY_ROLES`; `none` for the latter: roles are not known, so none is checked. */
export function readPolicyAttributes(settings: Settings): PolicyAttributeSetting[] {
  const names = known.map(({ name }) => name);
  const isNamed = (item: string) => /^[^\s=]{1,255}(=.{1,255})?$/.test(item);
  const asked = settings.list('POLICY_ATTRIBUTES', names, isNamed, 'a name, or a name=label');
  const roles = settings.list('POLICY_ROLES', fieldRoles, (role) => role !== '', 'a role');
  const attributes = asked.map(settingOf);
  if (new Set(attributes.map(({ name }) => name)).size < attributes.length) {
    settings.refuse('POLICY_ATTRIBUTES', 'names an attribute twice');
  }
  return attributes.map((attribute) => {
    if (attribute.name !== ROLE_ATTRIBUTE || roles.join() === 'none') return attribute;
    return { ...attribute, values: roles };
  });
}

/** Answer of `/policies/attributes` (contract §2.7), in the language of the request. */
export function attributeNames(
  attributes: readonly PolicyAttributeSetting[],
  language: string,
): PolicyAttributeName[] {
  return attributes.map(({ name, labels, values }) => ({
    name,
    value: nameOf(labels, language, name),
    ...(values && { values: [...values] }),
  }));
}
