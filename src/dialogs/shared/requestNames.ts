import type { Named } from '../../contracts/domain/person/person';
import type { DialogNames } from '../frame/panels';

interface Known {
  readonly subject?: Named | null;
  readonly institution?: Named;
}

/** Service and institution, as far as the machines at work know them. */
export function requestNames(contexts: readonly unknown[], nameOf: (named: Named) => string): DialogNames {
  const known = contexts.map((context) => context as Known);
  const subject = known.find((context) => context.subject)?.subject;
  const institution = known.find((context) => context.institution)?.institution;
  return { service: subject ? nameOf(subject) : '', institution: institution ? nameOf(institution) : '' };
}
