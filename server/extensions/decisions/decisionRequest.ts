import { requestedAttributes } from '../../../src/contracts/domain/policies/decision/requestedAttributes';
import type { Login } from '../../../src/contracts/domain/policies/decision/decision.types';
import { ProblemError } from '../../platform/http/problems';

/** The attribute with the address that a person logs in from, in the name that the field's proxies send. */
export const ADDRESS_ATTRIBUTE = 'urn:mace:surfnet.nl:collab:xacml-attribute:ip-address';

const SUBJECT = 'urn:oasis:names:tc:xacml:1.0:subject-category:access-subject';
const RESOURCE = 'urn:oasis:names:tc:xacml:3.0:attribute-category:resource';
/** Members of a request that are short names of categories. */
const SHORT_NAMES = { AccessSubject: SUBJECT, Resource: RESOURCE } as const;
/** Attributes of the resource that name the service and the identity provider. */
const PARTIES = { service: 'SPentityID', institution: 'IDPentityID' } as const;

type Values = Readonly<Record<string, readonly string[]>>;
type Json = Readonly<Record<string, unknown>>;

interface DecisionRequest {
  /** Absent if the request lacks a party. */
  readonly login?: Login;
  /** Attributes of the resource that are missing. */
  readonly missing: readonly string[];
  /** True if the answer names the policies that decided. */
  readonly withPolicies: boolean;
}

/**
 * Reads a request of the XACML 3.0 JSON profile. A category has its short name or is in the list `Category`; a value is
 * a text, a number or a boolean, or a list of them; unknown members and categories are ignored. Throws `bad-request`
 * for any other request.
 */
export function decisionRequestIn(body: unknown): DecisionRequest {
  const request = objectAt(objectAt(body, 'body')['Request'], 'Request');
  if (request['MultiRequests'] !== undefined) refuse('MultiRequests', 'ask for one decision at a time');
  const categories = categoriesIn(request);
  const resource = valuesOf(categories.get(RESOURCE));
  const subject = valuesOf(categories.get(SUBJECT));
  const [service, institution] = [partyIn(resource, PARTIES.service), partyIn(resource, PARTIES.institution)];
  const address = subject[ADDRESS_ATTRIBUTE]?.[0];
  return {
    missing: Object.values(PARTIES).filter((name) => !resource[name]),
    withPolicies: request['ReturnPolicyIdList'] === true,
    ...(service !== undefined &&
      institution !== undefined && {
        login: {
          service,
          institution,
          attributes: requestedAttributes(subject),
          ...(address !== undefined && { address }),
        },
      }),
  };
}

/** Returns the `Attribute` members of every category, by its ID. */
function categoriesIn(request: Json): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, unknown[]>();
  const add = (id: string, part: Json) =>
    found.set(id, [...(found.get(id) ?? []), ...listOf(part['Attribute'])]);
  for (const [name, id] of Object.entries(SHORT_NAMES)) {
    for (const part of listOf(request[name])) add(id, objectAt(part, name));
  }
  for (const part of listOf(request['Category'])) {
    const category = objectAt(part, 'Category');
    const id = category['CategoryId'];
    if (typeof id !== 'string') refuse('Category/CategoryId', 'must be a text');
    const short = Object.entries(SHORT_NAMES).find(([name]) => name === id);
    add(short?.[1] ?? id, category);
  }
  return found;
}

function valuesOf(attributes: readonly unknown[] = []): Values {
  const values = new Map<string, string[]>();
  for (const part of attributes) {
    const attribute = objectAt(part, 'Attribute');
    const id = attribute['AttributeId'];
    if (typeof id !== 'string' || id === '') refuse('Attribute/AttributeId', 'must be a text');
    // A value of null is present, and empty.
    const listed = 'Value' in attribute ? listOf(attribute['Value']) : [null];
    values.set(id, [...(values.get(id) ?? []), ...listed.map(textOf)]);
  }
  return Object.fromEntries([...values].filter(([, all]) => all.length > 0));
}

function textOf(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'object')
    refuse('Attribute/Value', 'must be a text, a number, true or false, or a list');
  return String(value);
}

function partyIn(resource: Values, name: string): string | undefined {
  const [one, ...others] = new Set(resource[name]);
  if (others.length > 0) refuse(`Resource/${name}`, 'must be one');
  return one;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function objectAt(value: unknown, place: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(place, 'must be an object');
  return value as Json;
}

/** Throws a refusal with the place and the fault; never with a value, which may be personal data. */
function refuse(place: string, reason: string): never {
  throw new ProblemError('bad-request', { detail: `${place}: ${reason}` });
}
