import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonGroup } from '../../ui/actions/Button';
import { Select } from '../../ui/fields/Select';
import { shortestPaths } from '../steps/shortestPaths';
import { stepsOf } from '../steps/simulate';
import type { Simulating } from './useSimulation';
import styles from './Simulate.module.css';

/**
 * Lets testers choose where a simulation begins: the input of a story, the end of a story, or the shortest path to a
 * state.
 */
export function Start({ simulating }: { readonly simulating: Simulating }) {
  const intl = useIntl();
  const { entry, simulation, next, take, goTo } = simulating;
  const states = Object.keys(entry.machine.states);
  const [state, setState] = useState(states[0] ?? '');
  const steps = stepsOf(entry, simulation.story);

  function jump(): void {
    const path = shortestPaths(entry).states.get(state);
    if (path) goTo(path.story, path.steps);
  }

  return (
    <div className={styles.stack}>
      <div className={styles.group}>
        <Select
          label={<FormattedMessage id="qa.simulate.story" />}
          value={simulation.story}
          options={Object.entries(entry.scenarios.stories).map(([name, { title }]) => ({
            value: name,
            label: intl.formatMessage({ id: 'qa.simulate.storyNamed' }, { name, title }),
          }))}
          onChange={(story) => goTo(story, [])}
        />
        {steps.length > 0 && (
          <ButtonGroup>
            {next && (
              <Button small icon="right" onClick={() => take(next)}>
                <FormattedMessage id="qa.simulate.next" />
              </Button>
            )}
            <Button small onClick={() => goTo(simulation.story, steps)}>
              <FormattedMessage id="qa.simulate.play" />
            </Button>
          </ButtonGroup>
        )}
      </div>
      <div className={styles.answer}>
        <Select
          label={<FormattedMessage id="qa.simulate.jump" />}
          value={state}
          options={states.map((value) => ({ value, label: value }))}
          onChange={setState}
        />
        <Button onClick={jump}>
          <FormattedMessage id="qa.simulate.go" />
        </Button>
      </div>
    </div>
  );
}
