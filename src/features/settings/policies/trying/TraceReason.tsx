import { FormattedMessage, useIntl } from 'react-intl';
import type { Aside, Because, PolicyTrace } from '../decision/decision.types';

export interface TraceReasonProps {
  readonly trace: PolicyTrace;
  readonly labelOf: (name: string) => string;
}

const asides = {
  inactive: 'policies.aside.inactive',
  asksForLevel: 'policies.aside.asksForLevel',
  otherService: 'policies.aside.otherService',
  otherInstitution: 'policies.aside.otherInstitution',
} as const satisfies Record<Aside, string>;

const reasons = {
  matches: 'policies.because.matches',
  doesNotMatch: 'policies.because.doesNotMatch',
  attributeAbsent: 'policies.because.attributeAbsent',
  invalidExpression: 'policies.because.invalidExpression',
} as const satisfies Record<Because, string>;

/** The rule, and the values of the person, that decided. */
export function TraceReason({ trace, labelOf }: TraceReasonProps) {
  const intl = useIntl();
  if ('aside' in trace) {
    return (
      <p className="muted small">
        <FormattedMessage id={asides[trace.aside]} />
      </p>
    );
  }
  const decisive = trace.attributes.filter(({ name }) => trace.decisive.includes(name));
  const listed = (values: readonly string[]) => intl.formatList([...values], { type: 'disjunction' });
  if (decisive.length === 0) {
    return (
      <p className="muted small">
        <FormattedMessage id="policies.because.noRules" />
      </p>
    );
  }
  return (
    <ul className="bullets small">
      {decisive.map(({ name, wanted, found, match, invalid }) => (
        <li key={name}>
          <FormattedMessage
            id={reasons[trace.because]}
            values={{
              attribute: labelOf(name),
              wanted: match?.wanted ?? listed(trace.because === 'invalidExpression' ? invalid : wanted),
              has: found.length > 0 ? 'yes' : 'no',
              found: match?.found ?? (found.length > 0 ? listed(found) : ''),
            }}
          />
        </li>
      ))}
    </ul>
  );
}
