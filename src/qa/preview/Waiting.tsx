import { FormattedMessage } from 'react-intl';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { Button } from '../../ui/actions/Button';
import { Answers } from '../simulate/Answers';
import { Delays } from '../simulate/Delays';
import { frontOf } from '../steps/simulation';
import { scriptedSteps } from '../script/scriptedSteps';
import type { Preview } from './usePreview';
import styles from './Preview.module.css';

interface WaitingProps {
  readonly preview: Preview;
  readonly onTake: (step: Step) => void;
}

/** Lists ports that have not answered, and delays. The person in the dialog cannot end these, but a tester can. */
export function Waiting({ preview, onTake }: WaitingProps) {
  const { possible, frame, simulation, script, faults, goTo } = preview;
  if (possible.answers.length === 0 && possible.delays.length === 0) return null;
  const [call] = frontOf(frame.levels).pending;
  const answered = script && scriptedSteps(simulation, script, faults);
  return (
    <div className={styles.waiting}>
      {call && (
        <div className={styles.waits}>
          <p>
            <FormattedMessage
              id={answered ? 'qa.preview.waits' : 'qa.preview.untold'}
              values={{ name: <code>{call.name}</code> }}
            />
          </p>
          {answered && (
            <Button look="primary" onClick={() => goTo(simulation.story, answered)}>
              <FormattedMessage id="qa.preview.asTold" />
            </Button>
          )}
        </div>
      )}
      <Answers answers={possible.answers} onTake={onTake} />
      <Delays delays={possible.delays} onTake={onTake} />
    </div>
  );
}
