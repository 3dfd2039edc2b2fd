import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AnyEventObject } from 'xstate';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { Section } from '../../ui/page/Section';
import type { Fault } from '../../contracts/domain/qa/qaFault';
import { Banner } from '../../ui/notices/Banner';
import { Button } from '../../ui/actions/Button';
import { chartCalled } from '../charts';
import { MachineName } from '../MachineName';
import { atState } from '../selection';
import { RefusedStep } from '../simulate/RefusedStep';
import { frontOf, isOver, stateOf, type Level } from '../steps/simulation';
import type { Visualiser } from '../useVisualiser';
import { keyOf } from '../faults/choices';
import { faultText } from '../faults/faultText';
import { ChartSide } from './ChartSide';
import { ChoiceBar } from './ChoiceBar';
import { DialogStage } from './DialogStage';
import { PreviewLink } from './PreviewLink';
import { Remark } from './Remark';
import { StoryBar } from './StoryBar';
import { Waiting } from './Waiting';
import { Where } from './Where';
import { showing, type PreviewedDialog } from './dialogs';
import type { Choosing } from './useChoices';
import { useMoves } from './useMoves';
import { usePreview } from './usePreview';
import { useRehearsal } from './useRehearsal';
import styles from './Preview.module.css';

interface PreviewerProps {
  readonly dialog: PreviewedDialog;
  readonly dialogs: readonly PreviewedDialog[];
  readonly visualiser: Visualiser;
  readonly choosing: Choosing;
}

/** Shows a dialog beside its chart: an action in either moves both. */
export function Previewer({ dialog: { entry, view }, dialogs, visualiser, choosing }: PreviewerProps) {
  const { selected } = visualiser.shown;
  const { choices } = choosing;
  const preview = usePreview(entry, visualiser, choices);
  const [run, setRun] = useState(0);
  const rehearsal = useRehearsal(entry, preview.simulation, run);
  const { remark, take, choose, follow } = useMoves(preview, visualiser, choosing);
  const { simulation, frame, goTo } = preview;
  const front = frontOf(frame.levels);
  const around = frame.levels.find(({ machine }) => selected.startsWith(`${machine.id}.`)) ?? front;
  const chart = chartCalled(around.machine.id);
  const here = atState(front.machine.id, stateOf(front));
  const takeEvent = useCallback((event: AnyEventObject) => take({ event }), [take]);
  const look = (level: Level) =>
    visualiser.send({ type: 'place.selected', selected: atState(level.machine.id, stateOf(level)) });

  return (
    <div className={styles.stack}>
      <StoryBar
        preview={preview}
        choosing={choosing}
        onRestart={() => {
          setRun(run + 1);
          goTo(simulation.story, []);
        }}
      />
      {preview.faults.length > 0 && (
        <FaultsBanner faults={preview.faults} onMend={() => choosing.choose({ faults: '' })} />
      )}
      <RefusedStep simulating={{ simulation, undo: () => goTo(simulation.story, preview.steps) }} />
      <div className={styles.pair}>
        <Section title={<MachineName id={around.machine.id} />}>
          {chart && (
            <ChartSide
              preview={preview}
              chart={chart}
              selected={selected}
              onChoose={choose}
              onLook={look}
              onOpen={(machine) => visualiser.send({ type: 'machine.selected', machine })}
            />
          )}
        </Section>
        <Section
          title={<FormattedMessage id="qa.preview.dialog" />}
          note={
            <PreviewLink place={{ machine: entry.id }} choices={{ gallery: true }}>
              <FormattedMessage id="qa.preview.panels" />
            </PreviewLink>
          }
        >
          <div className={styles.stack}>
            <ChoiceBar choosing={choosing} />
            <div className={styles.stage}>
              <DialogStage
                title={here}
                choices={choices}
                view={view}
                rehearsal={rehearsal}
                onEvent={takeEvent}
                onLink={follow}
              />
              {isOver(front) && (
                <p className={styles.closed}>
                  <FormattedMessage id="qa.preview.closed" />
                </p>
              )}
            </div>
            <Where preview={preview} invokers={showing(dialogs, entry.id)} />
            <Remark remark={remark} />
            <Waiting preview={preview} onTake={take} />
          </div>
        </Section>
      </div>
      <LiveRegion>
        <FormattedMessage id="qa.simulate.arrived" values={{ place: here }} />
      </LiveRegion>
    </div>
  );
}

interface FaultsBannerProps {
  readonly faults: readonly Fault[];
  readonly onMend: () => void;
}

/** Says which faults of a recording the ports of the preview answer under. */
function FaultsBanner({ faults, onMend }: FaultsBannerProps) {
  const intl = useIntl();
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="qa.preview.faults" values={{ count: faults.length }} />}
      action={
        <Button small icon="retry" onClick={onMend}>
          <FormattedMessage id="qa.faults.mend" />
        </Button>
      }
    >
      <ul>
        {faults.map((fault) => (
          <li key={keyOf(fault)}>{faultText(intl, fault)}</li>
        ))}
      </ul>
    </Banner>
  );
}
