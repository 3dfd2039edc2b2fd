import { FormattedMessage } from 'react-intl';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import type { Simulation } from '../steps/simulation';

interface StepNameProps {
  readonly simulation: Simulation;
  /** Absent for the start. */
  readonly step: Step | undefined;
}

/** Names a step in words. */
export function StepName({ simulation, step }: StepNameProps) {
  const code = (text: unknown) => <code>{String(text)}</code>;
  if (!step) {
    const title = <span lang="en">{simulation.title}</span>;
    return <FormattedMessage id="qa.step.start" values={{ story: code(simulation.story), title }} />;
  }
  if ('event' in step)
    return <FormattedMessage id="qa.step.event" values={{ event: code(step.event.type) }} />;
  if ('elapsed' in step)
    return <FormattedMessage id="qa.step.elapsed" values={{ delay: code(step.elapsed) }} />;
  if ('enter' in step) return <FormattedMessage id="qa.step.enter" values={{ name: code(step.enter) }} />;
  const name = code(step.answer);
  if ('fixture' in step) {
    return <FormattedMessage id="qa.step.fixture" values={{ name, fixture: code(step.fixture) }} />;
  }
  return <FormattedMessage id={'output' in step ? 'qa.step.output' : 'qa.step.failure'} values={{ name }} />;
}
