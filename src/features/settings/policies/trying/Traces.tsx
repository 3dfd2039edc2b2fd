import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Status } from '../../../../ui/marks/Status';
import type { StatusKind } from '../../../../ui/marks/StatusMark';
import type {
  Decision,
  Outcome,
  PolicyTrace,
  Verdict,
} from '../../../../contracts/domain/policies/decision/decision.types';
import { TraceReason } from './TraceReason';
import styles from './TryIt.module.css';

interface TracesProps {
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

/** Shows what happens at the login, and why the policy in the form has it so. */
export function Verdict({ decision: { outcome, traces }, edited, labelOf }: TracesProps) {
  const own = traces.find(({ policy }) => policy.id === edited);
  return (
    <>
      <p className={styles.outcome}>
        <Status kind={marks[outcome]}>
          <FormattedMessage id={outcomes[outcome].title} />
        </Status>
      </p>
      <p className="small">
        <FormattedMessage id={outcomes[outcome].text} />
      </p>
      {own && (
        <div className={styles.why}>
          <Trace trace={own} title={<FormattedMessage id="policies.try.edited" />} labelOf={labelOf} />
        </div>
      )}
    </>
  );
}

/** The results of the service's other policies for the same login; nothing if there are none. */
export function OtherTraces({ decision: { traces }, edited, labelOf }: TracesProps) {
  const others = traces.filter(({ policy }) => policy.id !== edited);
  if (others.length === 0) return null;
  return (
    <div className={styles.part}>
      <h4>
        <FormattedMessage id="policies.try.others" />
      </h4>
      <ul className={styles.traces}>
        {others.map((trace) => (
          <li key={trace.policy.id}>
            <Trace trace={trace} title={trace.policy.name} labelOf={labelOf} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TraceProps {
  readonly trace: PolicyTrace;
  readonly title: ReactNode;
  readonly labelOf: (name: string) => string;
}

function Trace({ trace, title, labelOf }: TraceProps) {
  return (
    <>
      <div className={styles.traceHead}>
        <b>{title}</b>
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
