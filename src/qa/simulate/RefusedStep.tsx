import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/notices/Banner';
import { Button } from '../../ui/actions/Button';
import { failureFault } from './checks';
import { ProblemText } from './ProblemText';
import { RefusalText } from './RefusalText';
import { StepName } from './StepName';
import type { Simulating } from './useSimulation';

/** Names the first step of the address that is not possible, as in an old address; later steps are left out. */
export function RefusedStep({
  simulating,
}: {
  readonly simulating: Pick<Simulating, 'simulation' | 'undo'>;
}) {
  const { simulation, undo } = simulating;
  const { refused } = simulation;
  if (!refused) return null;
  const { step, refusal } = refused;
  const problem = step && 'failure' in step ? failureFault(step.failure) : undefined;
  return (
    <Banner
      tone="warning"
      live
      action={
        <Button small onClick={undo}>
          <FormattedMessage id="qa.refused.leaveOut" />
        </Button>
      }
    >
      <p>
        <strong>
          <FormattedMessage id="qa.refused.title" />
        </strong>{' '}
        {step && (
          <>
            <StepName simulation={simulation} step={step} />{' '}
          </>
        )}
        <RefusalText refusal={refusal} /> {problem && <ProblemText problem={problem} />}
      </p>
      <p>
        <FormattedMessage id="qa.refused.ignored" />
      </p>
    </Banner>
  );
}
