import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { Section } from '../../ui/page/Section';
import { JournalMove } from './JournalMove';
import { StepName } from './StepName';
import { StepPayload } from './StepPayload';
import type { Simulating } from './useSimulation';
import styles from './Simulate.module.css';

/** Shows what has happened, step by step. */
export function Journal({ simulating: { simulation, goTo } }: { readonly simulating: Simulating }) {
  const { frames } = simulation;
  const steps = frames.flatMap(({ step }) => step ?? []);
  return (
    <Section
      title={<FormattedMessage id="qa.journal.title" />}
      note={<FormattedMessage id="qa.journal.count" values={{ count: steps.length }} />}
    >
      <ol className={styles.journal} start={0}>
        {frames.map(({ step, moves }, index) => (
          <li key={index} aria-current={index === frames.length - 1 ? 'step' : undefined}>
            <div className={styles.happened}>
              <p>
                <StepName simulation={simulation} step={step} />
              </p>
              {index < frames.length - 1 && (
                <Button small look="quiet" onClick={() => goTo(simulation.story, steps.slice(0, index))}>
                  <FormattedMessage id="qa.journal.back" values={{ number: index }} />
                </Button>
              )}
            </div>
            <StepPayload step={step} />
            <ul className={styles.moves}>
              {moves.map((move, at) => (
                <JournalMove key={at} move={move} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
