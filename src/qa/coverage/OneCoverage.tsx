import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { registry } from '../registry';
import { Section } from '../../ui/page/Section';
import { Split } from '../../ui/page/Split';
import { Outline } from '../outline/Outline';
import { Details } from '../map/Details';
import { MachinePicture } from '../map/MachinePicture';
import type { Visualiser } from '../useVisualiser';
import { marksOf, type Coverage } from './coverage';
import { OpenEdges } from './OpenEdges';
import { Scripts } from './scripts/Scripts';
import { TakenBy } from './TakenBy';
import { Totals } from './Totals';

export interface OneCoverageProps {
  readonly coverage: Coverage;
  /** Keys of the machine's transitions that this visit has taken. */
  readonly visit: ReadonlySet<string>;
  readonly visualiser: Visualiser;
}

/**
 * Shows a machine as picture and outline, marked with who has taken each transition; which transitions are left, and
 * scripts that take them.
 */
export function OneCoverage({ coverage, visit, visualiser: { shown, send } }: OneCoverageProps) {
  const { chart } = coverage;
  const { lens, selected } = shown;
  const entry = registry.find(({ id }) => id === chart.id);
  const marks = useMemo(() => marksOf(coverage), [coverage]);
  const select = (to: string) => send({ type: 'place.selected', selected: to });
  const open = (machine: string) => send({ type: 'machine.selected', machine });
  const view = { chart, marks, selected, onSelect: select, onOpen: open };
  return (
    <Split
      side="start"
      aside={
        <>
          <Section title={<FormattedMessage id="qa.mode.coverage" />}>
            <Totals counts={coverage.counts} lens={lens} />
          </Section>
          <Section title={<FormattedMessage id="qa.outline.title" />}>
            <Outline {...view} />
          </Section>
        </>
      }
    >
      <MachinePicture {...view} />
      <Details {...view} />
      <TakenBy chart={chart} selected={selected} visit={visit} />
      <OpenEdges coverage={coverage} selected={selected} onSelect={select} />
      {entry && <Scripts entry={entry} selected={selected} />}
    </Split>
  );
}
