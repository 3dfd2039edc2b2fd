import type { Policy, PolicyContent } from '../../../../contracts/domain/policy';

export interface AttributeRow {
  readonly name: string;
  readonly values: string[];
}

/** A policy as its form edits it: values grouped by attribute, choices as words. Lists as the schema has them. */
export interface PolicyForm {
  readonly name: string;
  readonly institutions: string[];
  readonly rule: 'permit' | 'deny';
  readonly match: 'all' | 'any';
  readonly attributes: AttributeRow[];
  readonly description: string;
  /** The description is the sentence that the choices make. */
  readonly generated: boolean;
  readonly denyEn: string;
  readonly denyNl: string;
  readonly denyPt: string;
}

export const newPolicy: PolicyForm = {
  name: '',
  institutions: [],
  rule: 'permit',
  match: 'all',
  attributes: [],
  description: '',
  generated: false,
  denyEn: '',
  denyNl: '',
  denyPt: '',
};

export function formOf(content: PolicyContent): PolicyForm {
  const names = [...new Set(content.attributes.map(({ name }) => name))].sort();
  return {
    name: content.name,
    institutions: [...content.institutions],
    rule: content.deny ? 'deny' : 'permit',
    match: content.allAttributesMustMatch ? 'all' : 'any',
    attributes: names.map((name) => ({
      name,
      values: content.attributes.filter((one) => one.name === name).map(({ value }) => value),
    })),
    description: content.description,
    generated: false,
    denyEn: content.denyMessages.en,
    denyNl: content.denyMessages.nl,
    denyPt: content.denyMessages.pt,
  };
}

/** Returns what is saved; blanks around texts go, and a denial always wants all attributes (REQUIREMENTS 186). */
export function contentOf(
  form: PolicyForm,
  { services, active }: Pick<PolicyContent, 'services' | 'active'>,
): PolicyContent {
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    services,
    institutions: form.institutions,
    deny: form.rule === 'deny',
    allAttributesMustMatch: form.rule === 'deny' || form.match === 'all',
    attributes: attributesOf(form.attributes),
    denyMessages: { en: form.denyEn.trim(), nl: form.denyNl.trim(), pt: form.denyPt.trim() },
    active,
  };
}

export function attributesOf(rows: readonly AttributeRow[]): PolicyContent['attributes'] {
  return rows.flatMap(({ name, values }) => values.map((value) => ({ name, value: value.trim() })));
}

/** Returns the state of this policy that something was typed over, as a draft has kept it. */
export function policyIn(kept: unknown, stored: Policy | undefined): Policy | undefined {
  if (typeof kept !== 'object' || kept === null || !stored) return undefined;
  const policy: Partial<Policy> = kept;
  return policy.id === stored.id && typeof policy.revision === 'number' ? (kept as Policy) : undefined;
}
