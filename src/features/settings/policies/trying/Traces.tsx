import { FormattedMessage } from 'react-intl';
import { Status } from '../../../../ui/Status';
import type { StatusKind } from '../../../../ui/StatusMark';
import type { Decision, Outcome, PolicyTrace, Verdict } from '../decision/decision.types';
import styles from './TryIt.module.css';
import { TraceReason } from './TraceReason';

export interface TracesProps {
  readonly decision: Decision;
  /** Id of the policy in the form. */
  readonly edited: string;
  readonly labelOf: (name: string) => string;
}

const marks: Readonly<Record<Outcome, StatusKind>> = {
  permit: 'on',
  notApplicable: 'on',
  deny: 'refused',
  indeterminate: 'refused',
};

const outcomes = {
  permit: { title: 'policies.outcome.permit', text: 'policies.outcome.permit.text' },
  deny: { title: 'policies.outcome.deny', text: 'policies.outcome.deny.text' },
  indeterminate: { title: 'policies.outcome.indeterminate', text: 'policies.outcome.indeterminate.text' },
  notApplicable: { title: 'policies.outcome.notApplicable', text: 'policies.outcome.notApplicable.text' },
} as const;

const verdicts = {
  permit: 'policies.verdict.permit',
  deny: 'policies.verdict.deny',
  indeterminate: 'policies.verdict.indeterminate',
} as const satisfies Record<Verdict, string>;

/** Shows what was decided, by which policy, and why. */
export function Traces({ decision: { outcome, traces }, edited, labelOf }: TracesProps) {
  return (
    <>
      <p className={styles.outcome}>
        <Status kind={marks[outcome]}>
          <FormattedMessage id={outcomes[outcome].title} />
        </Status>
      </p>
      <p className="muted small">
        <FormattedMessage id={outcomes[outcome].text} />
      </p>
      <ul className={styles.traces}>
        {traces.map((trace) => (
          <li key={trace.policy.id}>
            <Trace trace={trace} edited={trace.policy.id === edited} labelOf={labelOf} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface TraceProps {
  readonly trace: PolicyTrace;
  readonly edited: boolean;
  readonly labelOf: (name: string) => string;
}

function Trace({ trace, edited, labelOf }: TraceProps) {
  return (
    <>
      <div className={styles.traceHead}>
        <b>{edited ? <FormattedMessage id="policies.try.edited" /> : trace.policy.name}</b>
        {'verdict' in trace ? (
          <Status kind={marks[trace.verdict]}>
            <FormattedMessage id={verdicts[trace.verdict]} />
          </Status>
        ) : (
          <span className="muted">
            <FormattedMessage id="policies.verdict.aside" />
          </span>
        )}
      </div>
      <TraceReason trace={trace} labelOf={labelOf} />
    </>
  );
}
