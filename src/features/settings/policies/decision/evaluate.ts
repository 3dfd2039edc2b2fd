import type {
  Aside,
  AttributeTrace,
  Because,
  Decision,
  JudgedPolicy,
  Login,
  Outcome,
  PolicyTrace,
  ReadExpression,
  Verdict,
} from './decision.types';

/**
 * Returns what the policy decision point would decide about a login, and why (decision 6): any deny denies; else any
 * indeterminate keeps out; else a permit lets in; where no policy counts, everybody gets in.
 */
export function evaluate(policies: readonly JudgedPolicy[], login: Login, read: ReadExpression): Decision {
  const traces = policies.map((policy) => traceOf(policy, login, read));
  return { outcome: together(traces), traces };
}

function together(traces: readonly PolicyTrace[]): Outcome {
  const verdicts = new Set(traces.flatMap((trace) => ('verdict' in trace ? [trace.verdict] : [])));
  const order: readonly Verdict[] = ['deny', 'indeterminate', 'permit'];
  return order.find((verdict) => verdicts.has(verdict)) ?? 'notApplicable';
}

function traceOf(policy: JudgedPolicy, login: Login, read: ReadExpression): PolicyTrace {
  const aside = asideOf(policy, login);
  if (aside) return { policy, aside };
  const attributes = attributesOf(policy, login, read);
  const { because, decisive } = reasonOf(policy, attributes);
  return { policy, verdict: verdictOf(policy.deny, because), because, attributes, decisive };
}

function asideOf(policy: JudgedPolicy, { service, institution }: Login): Aside | undefined {
  if (policy.type !== 'reg') return 'asksForLevel';
  if (!policy.active) return 'inactive';
  if (!policy.services.includes(service)) return 'otherService';
  const everybody = policy.institutions.length === 0;
  return everybody || policy.institutions.includes(institution) ? undefined : 'otherInstitution';
}

/** Values under the same name are alternatives. */
function attributesOf({ attributes }: JudgedPolicy, login: Login, read: ReadExpression): AttributeTrace[] {
  const names = [...new Set(attributes.map(({ name }) => name))];
  return names.map((name) => {
    const wanted = attributes.filter((attribute) => attribute.name === name).map(({ value }) => value);
    const found = Object.hasOwn(login.attributes, name) ? (login.attributes[name] ?? []) : [];
    const expressions = wanted.map((text) => ({ text, matches: read(text) }));
    const pairs = expressions.flatMap(({ text, matches }) =>
      found.flatMap((value) => (matches?.(value) ? [{ wanted: text, found: value }] : [])),
    );
    const invalid = expressions.filter(({ matches }) => !matches).map(({ text }) => text);
    return { name, wanted, found, invalid, ...(pairs[0] && { match: pairs[0] }) };
  });
}

function reasonOf(
  { deny, allAttributesMustMatch }: JudgedPolicy,
  attributes: readonly AttributeTrace[],
): { because: Because; decisive: readonly string[] } {
  const namesOf = (some: readonly AttributeTrace[]) => some.map(({ name }) => name);
  const unreadable = attributes.filter(({ invalid }) => invalid.length > 0);
  if (unreadable.length > 0) return { because: 'invalidExpression', decisive: namesOf(unreadable) };

  const matching = attributes.filter(({ match }) => match);
  const missing = attributes.filter(({ match }) => !match);
  // A policy without rules matches everybody.
  const matches = missing.length === 0 || (!allAttributesMustMatch && matching.length > 0);
  if (matches) return { because: 'matches', decisive: namesOf(matching) };

  const absent = missing.filter(({ found }) => found.length === 0);
  // A permit does not care why the person does not match; a deny does.
  if (absent.length > 0 && (deny || absent.length === missing.length)) {
    return { because: 'attributeAbsent', decisive: namesOf(absent) };
  }
  return { because: 'doesNotMatch', decisive: namesOf(missing) };
}

function verdictOf(deny: boolean, because: Because): Verdict {
  switch (because) {
    case 'invalidExpression':
      return 'indeterminate';
    case 'matches':
      return deny ? 'deny' : 'permit';
    case 'attributeAbsent':
      return deny ? 'indeterminate' : 'deny';
    case 'doesNotMatch':
      return deny ? 'permit' : 'deny';
  }
}
