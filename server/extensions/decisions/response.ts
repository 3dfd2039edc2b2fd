import type {
  Decision,
  JudgedPolicy,
  PolicyTrace,
} from '../../../src/contracts/domain/policies/decision/decision.types';
import { ADDRESS_ATTRIBUTE } from './decisionRequest';

const STATUS = 'urn:oasis:names:tc:xacml:1.0:status:';
const SUBJECT = 'urn:oasis:names:tc:xacml:1.0:subject-category:access-subject';
const RESOURCE = 'urn:oasis:names:tc:xacml:3.0:attribute-category:resource';
const STRING = 'http://www.w3.org/2001/XMLSchema#string';
const BOOLEAN = 'http://www.w3.org/2001/XMLSchema#boolean';

/** Names that the field's proxies use. */
const ALL_POLICIES = 'urn:openconext:pdp:root:policyset';
const LEVEL_OBLIGATION = 'urn:openconext:stepup:loa';
const LEVEL_ATTRIBUTE = 'urn:loa:level';

const DECISIONS = {
  permit: 'Permit',
  deny: 'Deny',
  indeterminate: 'Indeterminate',
  notApplicable: 'NotApplicable',
} as const;

export type DecisionResponse = (typeof DECISIONS)[keyof typeof DECISIONS];

interface Status {
  readonly StatusCode: { readonly Value: string };
  readonly StatusMessage?: string;
  readonly StatusDetail?: string;
}

type Judged = Extract<PolicyTrace, { verdict: unknown }>;

/** Returns a decision in the XACML 3.0 JSON profile. `numberOf` returns the state of a policy. */
export function responseOf(decision: Decision, numberOf?: (policy: string) => number | undefined) {
  const { outcome, levels } = decision;
  const decisive = decision.traces.filter(
    (trace): trace is Judged => 'verdict' in trace && trace.verdict === outcome,
  );
  const [first] = decisive;
  return response({
    Status: statusOf(outcome, first),
    ...(outcome === 'permit' && levels.length > 0 && { Obligations: levels.map(obligation) }),
    ...(outcome === 'deny' && first && { AssociatedAdvice: [advice(first.policy)] }),
    ...(numberOf && {
      PolicyIdentifier: {
        PolicySetIdReference: [{ Version: '1.0', Id: ALL_POLICIES }],
        PolicyIdReference: decisive.map(({ policy: { id } }) => ({ Version: String(numberOf(id)), Id: id })),
      },
    }),
    Decision: DECISIONS[outcome],
  });
}

/** Returns an answer that attributes of the resource are missing, without which there is no decision. */
export function responseWithout(attributes: readonly string[]) {
  return response({ Status: missing(RESOURCE, attributes), Decision: DECISIONS.indeterminate });
}

/** Returns an answer that the server itself cannot decide. */
export function responseOfFailure() {
  const Status = status('processing-error', 'The decision point cannot decide at the moment');
  return response({ Status, Decision: DECISIONS.indeterminate });
}

function response<Result extends { Decision: DecisionResponse }>(result: Result) {
  return { Response: [result] as const };
}

function statusOf(outcome: Decision['outcome'], first: Judged | undefined): Status {
  if (outcome === 'deny' && first) return status('ok', first.policy.denyMessages.en);
  if (outcome !== 'indeterminate' || !first) return status('ok');
  if (first.reason === 'addressUnknown') return missing(SUBJECT, [ADDRESS_ATTRIBUTE]);
  if (first.reason !== 'attributeAbsent') {
    return status('processing-error', 'An expression of a policy cannot be read');
  }
  const names = new Set(first.decisive.map(({ name }) => name));
  return missing(SUBJECT, [...names]);
}

function status(code: string, message?: string): Status {
  return { StatusCode: { Value: STATUS + code }, ...(message && { StatusMessage: message }) };
}

function missing(category: string, attributes: readonly string[]): Status {
  const details = attributes.map(
    (id) =>
      `<MissingAttributeDetail Category="${category}" AttributeId="${escaped(id)}" DataType="${STRING}"/>`,
  );
  return {
    ...status('missing-attribute', `Missing: ${attributes.join(', ')}`),
    StatusDetail: details.join(''),
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function obligation(level: string) {
  return {
    Id: LEVEL_OBLIGATION,
    AttributeAssignment: [assignment(SUBJECT, LEVEL_ATTRIBUTE, level)],
  };
}

/** Returns the reason in each language, and whether the person's institution denies access. */
function advice({ id, denyMessages, institutions }: JudgedPolicy) {
  const languages = (['en', 'nl', 'pt'] as const).filter((language) => denyMessages[language] !== '');
  return {
    Id: id,
    AttributeAssignment: [
      ...languages.map((language) => assignment(RESOURCE, `DenyMessage:${language}`, denyMessages[language])),
      assignment(RESOURCE, 'IdPOnly', institutions.length > 0),
    ],
  };
}

function assignment(category: string, attribute: string, value: string | boolean) {
  const type = typeof value === 'boolean' ? BOOLEAN : STRING;
  return { Category: category, AttributeId: attribute, Value: value, DataType: type };
}
