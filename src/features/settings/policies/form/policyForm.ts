import {
  typeOf,
  type Policy,
  type PolicyContent,
  type PolicyScope,
} from '../../../../contracts/domain/policies/policy';
import { attributesOf, sortedRows, type AttributeRow } from './attributeRows';
import { levelOf, levelRowOf, type LevelRow } from './levelRows';

/** A policy as its form edits it: values grouped by attribute, choices as words. Lists as the schema has them. */
export interface PolicyForm {
  readonly name: string;
  /** The policy either permits or denies people, or requires a level. */
  readonly type: 'reg' | 'step';
  /** The services that it is about: those that it names, all others, or all. */
  readonly scope: 'these' | 'others' | 'all';
  readonly institutions: string[];
  readonly rule: 'permit' | 'deny';
  readonly match: 'all' | 'any';
  readonly attributes: AttributeRow[];
  readonly levels: LevelRow[];
  readonly description: string;
  /** The description is the sentence that the choices make. */
  readonly generated: boolean;
  readonly denyEn: string;
  readonly denyNl: string;
  readonly denyPt: string;
}

export const newPolicy: PolicyForm = {
  name: '',
  type: 'reg',
  scope: 'these',
  institutions: [],
  rule: 'permit',
  match: 'all',
  attributes: [],
  levels: [],
  description: '',
  generated: false,
  denyEn: '',
  denyNl: '',
  denyPt: '',
};

export function formOf(content: PolicyContent): PolicyForm {
  return {
    name: content.name,
    type: typeOf(content),
    scope: scopeOf(content),
    institutions: [...content.institutions],
    rule: content.deny ? 'deny' : 'permit',
    match: content.allAttributesMustMatch ? 'all' : 'any',
    attributes: sortedRows(content.attributes),
    levels: (content.levels ?? []).map(levelRowOf),
    description: content.description,
    generated: false,
    denyEn: content.denyMessages.en,
    denyNl: content.denyMessages.nl,
    denyPt: content.denyMessages.pt,
  };
}

function scopeOf({ services, servicesNegated }: PolicyScope): PolicyForm['scope'] {
  if (services.length === 0) return 'all';
  return servicesNegated ? 'others' : 'these';
}

/**
 * Returns what is saved; blanks around texts go, and a denial always wants all attributes (REQUIREMENTS 186). What belongs to
 * the other type is left out.
 */
export function contentOf(
  form: PolicyForm,
  { services, active }: Pick<PolicyContent, 'services' | 'active'>,
): PolicyContent {
  const step = form.type === 'step';
  const deny = !step && form.rule === 'deny';
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    services: form.scope === 'all' ? [] : services,
    ...(form.scope === 'others' && { servicesNegated: true }),
    institutions: form.institutions,
    deny,
    allAttributesMustMatch: deny || form.match === 'all',
    attributes: step ? [] : attributesOf(form.attributes),
    ...(step && { levels: form.levels.map(levelOf) }),
    denyMessages: { en: form.denyEn.trim(), nl: form.denyNl.trim(), pt: form.denyPt.trim() },
    active,
  };
}

/** Returns the state of this policy that something was typed over, as a draft has kept it. */
export function policyIn(draft: unknown, stored: Policy | undefined): Policy | undefined {
  if (typeof draft !== 'object' || draft === null || !stored) return undefined;
  const policy: Partial<Policy> = draft;
  return policy.id === stored.id && typeof policy.revision === 'number' ? (draft as Policy) : undefined;
}
