import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Registered } from '../../machines/registry';
import { Disclosure } from '../../ui/page/Disclosure';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { Section } from '../../ui/page/Section';
import { chartCalled } from '../charts';
import { recordMoves } from '../coverage/recordMoves';
import { MachineName } from '../MachineName';
import { Outline } from '../outline/Outline';
import { ChartPicture } from '../picture/ChartPicture';
import { atState } from '../selection';
import type { Visualiser } from '../useVisualiser';
import { Contexts } from './Contexts';
import { Journal } from './Journal';
import { marksOf, stepAt } from './marksOf';
import { Panel } from './Panel';
import { RefusedStep } from './RefusedStep';
import { SelectedPlace } from './SelectedPlace';
import { frontOf, stateOf } from './simulation';
import { StepName } from './StepName';
import { useShortcuts } from './useShortcuts';
import { useSimulation } from './useSimulation';
import styles from './Simulate.module.css';

export interface SimulatorProps {
  readonly entry: Registered;
  readonly visualiser: Visualiser;
}

/** Shows a simulated machine: its picture, what can happen now, and what has happened. */
export function Simulator({ entry, visualiser }: SimulatorProps) {
  const simulating = useSimulation(entry, visualiser);
  const { simulation, frame, possible, take } = simulating;
  const front = frontOf(frame.levels);
  const chart = chartCalled(front.machine.id);
  const marks = useMemo(() => marksOf(simulation, possible), [simulation, possible]);
  const { selected } = visualiser.shown;
  const select = (to: string) => visualiser.send({ type: 'place.selected', selected: to });
  const here = atState(front.machine.id, stateOf(front));
  useShortcuts(simulating);

  useEffect(() => recordMoves(simulation.frames.flatMap(({ moves }) => moves)), [simulation]);

  function choose(to: string): void {
    const possibleStep = stepAt(possible, to);
    if (possibleStep) take(possibleStep.step);
    else select(to);
  }

  const view = chart && {
    chart,
    marks,
    selected: selected || here,
    onOpen: (machine: string) => visualiser.send({ type: 'machine.selected', machine }),
  };
  return (
    <div className={styles.simulator}>
      <div className={styles.wide}>
        <RefusedStep simulating={simulating} />
        <Section title={<MachineName id={front.machine.id} />}>
          {view && (
            <div className={styles.stack}>
              <ChartPicture {...view} onSelect={choose} />
              <SelectedPlace simulating={simulating} chart={view.chart} selected={selected} />
              <Disclosure label={<FormattedMessage id="qa.outline.searchable" />}>
                <Outline {...view} onSelect={(to) => (to.includes(' · ') ? choose(to) : select(to))} />
              </Disclosure>
            </div>
          )}
        </Section>
      </div>
      <div className={styles.side}>
        <Panel simulating={simulating} />
      </div>
      <div className={styles.wide}>
        <Journal simulating={simulating} />
        <Contexts frame={frame} before={simulating.before} />
      </div>
      <LiveRegion>
        <StepName simulation={simulation} step={frame.step} />{' '}
        <FormattedMessage id="qa.simulate.arrived" values={{ place: here }} />
      </LiveRegion>
    </div>
  );
}
