import { useEffect, useMemo, useRef } from 'react';
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
import { RefusedStep } from './RefusedStep';
import { SelectedPlace } from './SelectedPlace';
import { frontOf, stateOf } from '../steps/simulation';
import { StepName } from './StepName';
import { useSimulation, type Simulating } from './useSimulation';
import { Answers } from './Answers';
import { Delays } from './Delays';
import { Events } from './Events';
import { Now } from './Now';
import { Start } from './Start';
import { Tools } from './Tools';
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

/**
 * Listens to shortcuts with Control or Command, because single letters belong to screen readers. In text fields the
 * keys keep their usual meaning.
 */
function useShortcuts(simulating: Simulating): void {
  const latest = useRef(simulating);
  useEffect(() => {
    latest.current = simulating;
  });

  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const { undo, redo, goTo, simulation } = latest.current;
      const key = `${event.shiftKey ? 'Shift+' : ''}${event.key.toLowerCase()}`;
      const does: Readonly<Record<string, () => void>> = {
        z: undo,
        y: redo,
        'Shift+z': redo,
        backspace: () => goTo(simulation.story, []),
      };
      if (!does[key]) return;
      event.preventDefault();
      does[key]();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('textarea, select, input:not([type="radio"])') !== null;
}

/** Shows the controls that drive the machine. */
function Panel({ simulating }: { readonly simulating: Simulating }) {
  const { possible, take, frame } = simulating;
  return (
    <>
      <Section title={<FormattedMessage id="qa.simulate.now" />}>
        <div className={styles.stack}>
          <Now levels={frame.levels} />
          <Answers answers={possible.answers} onTake={take} />
          <Events possible={possible} onTake={take} />
          <Delays delays={possible.delays} onTake={take} />
          <Tools simulating={simulating} />
        </div>
      </Section>
      <Section title={<FormattedMessage id="qa.simulate.start" />}>
        <Start simulating={simulating} />
      </Section>
    </>
  );
}
