import { array, boolean, number, object, string, type ObjectSchema } from 'yup';
import { isNetwork } from '../../../../contracts/domain/policies/decision/networks';
import { GROUP_ATTRIBUTE, ROLE_ATTRIBUTE } from '../../../../contracts/domain/policies/policy';
import { isGroupId, policyLimits } from '../../../../contracts/domain/policies/policyLimits';
import '../../../../i18n/texts/policies';
import '../../../../i18n/texts/settings';
import type { FieldMessage } from '../../../../ui/form/field';
import type { ReadExpression } from '../../../../contracts/domain/policies/decision/decision.types';
import { networksIn } from './levelRows';
import type { PolicyForm } from './policyForm';

/** The data that the rules of the form need. */
interface PolicySurroundings {
  /** Names of the other policies. */
  readonly namesInUse: readonly string[];
  /** Roles that the server delivers; none: values are not checked. */
  readonly roles: readonly string[];
  /** All services are the institution's own; else only its own identity providers can be bound. */
  readonly ownServices: boolean;
  /** Absent until the engine is there. */
  readonly read: ReadExpression | undefined;
  /** The policy asks for a level; else it says who gets in. */
  readonly step: boolean;
}

/** Rules of the form (REQUIREMENTS 188, 190); its messages are ids. Blanks do not count. */
export function policySchema(surroundings: PolicySurroundings): ObjectSchema<PolicyForm> {
  const attribute = object({
    name: string().required(),
    group: number(),
    negated: array().of(boolean().required()),
    values: array()
      .of(string().required())
      .required()
      .when('name', ([name]: string[], rule) => rule.of(valueRule(name ?? '', surroundings))),
  });
  const attributes = array().of(attribute).required();
  const level = object({
    level: string().required(),
    match: string()
      .oneOf(['all', 'any'] as const)
      .required(),
    attributes,
    networks: string()
      .defined()
      .test('networks', 'policies.form.networks.wrong', (lines) => networksIn(lines).every(isNetwork)),
    elsewhere: boolean().required(),
  });
  const levels = array().of(level).required();
  const { step } = surroundings;
  const message = string().trim().defined().max(policyLimits.text, 'policies.form.tooLong');
  const needed = (language: string) =>
    step ? message : text({ id: 'policies.form.deny.required', values: { language } });
  return object({
    type: string()
      .oneOf(['reg', 'step'] as const)
      .required(),
    name: text('policies.form.name.required')
      .max(policyLimits.name, 'policies.form.name.tooLong')
      .test('unused', 'failure.validation.nameTaken', (name) => !isNameInUse(name, surroundings.namesInUse)),
    institutions: array()
      .of(string().required())
      .required()
      .min(surroundings.ownServices ? 0 : 1, 'policies.form.institutions.required')
      .when('scope', ([scope], rule) =>
        scope === 'these' ? rule : rule.min(1, 'policies.form.institutions.wide'),
      ),
    scope: string()
      .oneOf(['these', 'others', 'all'] as const)
      .required(),
    rule: string()
      .oneOf(['permit', 'deny'] as const)
      .required(),
    match: string()
      .oneOf(['all', 'any'] as const)
      .required(),
    attributes: step ? attributes : attributes.min(1, 'policies.form.attributes.required'),
    levels: step ? levels.min(1, 'policies.form.levels.required') : levels,
    description: text('policies.form.description.required'),
    generated: boolean().required(),
    denyEn: needed('en'),
    denyNl: needed('nl'),
    denyPt: message,
  });
}

function text(required: FieldMessage) {
  return string().trim().required(required).max(policyLimits.text, 'policies.form.tooLong');
}

function valueRule(attribute: string, { roles, read }: PolicySurroundings) {
  const rule = string()
    .trim()
    .required('policies.form.value.required')
    .max(policyLimits.value, 'policies.form.value.tooLong')
    .test('readable', 'policies.form.value.unreadable', (value) => !read || read(value) !== undefined);
  if (attribute === GROUP_ATTRIBUTE) return rule.test('group', 'policies.form.value.group', isGroupId);
  if (attribute === ROLE_ATTRIBUTE && roles.length > 0)
    // Not `oneOf`, which is tried before anything else: an empty field is said to be empty.
    return rule.test(
      'role',
      { id: 'policies.form.value.role', values: { roles: roles.join(', ') } },
      (value) => roles.includes(value),
    );
  return rule;
}

/** Case and surrounding blanks do not make names different. */
export function isNameInUse(name: string, names: readonly string[]): boolean {
  return names.map(comparable).includes(comparable(name));
}

function comparable(name: string): string {
  return name.trim().toLowerCase();
}
