import { FormattedMessage, useIntl } from 'react-intl';
import type {
  NotApplicableReason,
  DecisionReason,
  PolicyTrace,
  Wanted,
} from '../../../../contracts/domain/policies/decision/decision.types';
import { levelName, useLevels } from '../../../../i18n/levels';

interface TraceReasonProps {
  readonly trace: PolicyTrace;
  readonly labelOf: (name: string) => string;
}

const asides = {
  inactive: 'policies.aside.inactive',
  asksForLevel: 'policies.aside.asksForLevel',
  otherService: 'policies.aside.otherService',
  otherInstitution: 'policies.aside.otherInstitution',
} as const satisfies Record<NotApplicableReason, string>;

/** Reasons that are not about one attribute. */
const whole: Partial<Record<DecisionReason, string>> = {
  levelAsked: 'policies.because.levelAsked',
  noLevelAsked: 'policies.because.noLevelAsked',
  addressUnknown: 'policies.because.addressUnknown',
};

const reasons = {
  matches: 'policies.because.matches',
  doesNotMatch: 'policies.because.doesNotMatch',
  attributeAbsent: 'policies.because.attributeAbsent',
  invalidExpression: 'policies.because.invalidExpression',
  levelAsked: 'policies.because.levelAsked',
  noLevelAsked: 'policies.because.noLevelAsked',
  addressUnknown: 'policies.because.addressUnknown',
} as const satisfies Record<DecisionReason, string>;

/** The rule, and the values of the person, that decided. */
export function TraceReason({ trace, labelOf }: TraceReasonProps) {
  const intl = useIntl();
  const levels = useLevels();
  if ('notApplicable' in trace) {
    return (
      <p className="muted small">
        <FormattedMessage id={asides[trace.notApplicable]} />
      </p>
    );
  }
  const { decisive } = trace;
  const listed = (values: readonly string[]) => intl.formatList([...values], { type: 'disjunction' });
  const wantedOf = ({ value, negated }: Wanted) =>
    negated ? intl.formatMessage({ id: 'policies.value.not' }, { value }) : value;
  const about = whole[trace.reason];
  if (about ?? decisive.length === 0) {
    return (
      <p className="muted small">
        <FormattedMessage
          id={about ?? 'policies.because.noRules'}
          values={{ level: levelName(intl, levels, trace.level ?? '') }}
        />
      </p>
    );
  }
  return (
    <ul className="bullets small">
      {decisive.map(({ name, wanted, found, match, invalid }, index) => (
        <li key={index}>
          <FormattedMessage
            id={match && match.found === undefined ? 'policies.because.lacks' : reasons[trace.reason]}
            values={{
              attribute: labelOf(name),
              wanted:
                match?.wanted ??
                listed(trace.reason === 'invalidExpression' ? invalid : wanted.map(wantedOf)),
              has: found.length > 0 ? 'yes' : 'no',
              found: match?.found ?? (found.length > 0 ? listed(found) : ''),
            }}
          />
        </li>
      ))}
    </ul>
  );
}
