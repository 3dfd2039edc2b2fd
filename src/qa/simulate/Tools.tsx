import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonGroup } from '../../ui/actions/Button';
import { CopyButton } from '../../ui/actions/CopyButton';
import { CopyReport } from '../report/CopyReport';
import { reportedSimulation } from '../report/reportedSimulation';
import { literalOf } from './literalOf';
import { storyFrom } from '../steps/storyFrom';
import type { Simulating } from './useSimulation';
import styles from './Simulate.module.css';

/** Shows the buttons for back, forward and restart, and the one that copies the steps as a story for the tests. */
export function Tools({ simulating }: { readonly simulating: Simulating }) {
  const intl = useIntl();
  const { entry, simulation, undo, redo, canUndo, canRedo, goTo } = simulating;
  const input = entry.scenarios.stories[simulation.story]?.input;
  const title = intl.formatMessage({ id: 'qa.simulate.storyTitle' });
  return (
    <div className={styles.group}>
      <ButtonGroup>
        <Button small icon="back" disabledBy={canUndo ? undefined : 'qa-undo'} onClick={undo}>
          <FormattedMessage id="qa.simulate.undo" />
        </Button>
        <Button small disabledBy={canRedo ? undefined : 'qa-redo'} onClick={redo}>
          <FormattedMessage id="qa.simulate.redo" />
        </Button>
        <Button small icon="retry" onClick={() => goTo(simulation.story, [])}>
          <FormattedMessage id="qa.simulate.restart" />
        </Button>
      </ButtonGroup>
      <p className="visually-hidden" id="qa-undo">
        <FormattedMessage id="qa.simulate.noUndo" />
      </p>
      <p className="visually-hidden" id="qa-redo">
        <FormattedMessage id="qa.simulate.noRedo" />
      </p>
      <p className={styles.note}>
        <FormattedMessage id="qa.simulate.keys" />
      </p>
      <CopyReport small reported={(spoken) => reportedSimulation(spoken, simulation)} />
      <p className={styles.copy}>
        <FormattedMessage id="qa.simulate.asTest" />
        <CopyButton
          value={literalOf(storyFrom(simulation, input, title))}
          label={intl.formatMessage({ id: 'qa.simulate.copyTest' })}
        />
      </p>
    </div>
  );
}
