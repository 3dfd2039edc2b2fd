import { FormattedMessage } from 'react-intl';
import { Section } from '../../ui/Section';
import { Split } from '../../ui/Split';
import type { Chart } from '../chart/chart';
import type { ModeProps } from '../modes';
import { Outline } from '../outline/Outline';
import { ChartPicture } from '../picture/ChartPicture';

export interface OneMachineProps extends Pick<ModeProps, 'visualiser'> {
  readonly chart: Chart;
}

export function OneMachine({ visualiser: { shown, send }, chart }: OneMachineProps) {
  const view = {
    chart,
    selected: shown.selected,
    onSelect: (selected: string) => send({ type: 'place.selected', selected }),
    onOpen: (machine: string) => send({ type: 'machine.selected', machine }),
  };
  return (
    <Split
      side="start"
      aside={
        <Section title={<FormattedMessage id="qa.outline.title" />}>
          <Outline {...view} />
        </Section>
      }
    >
      <Section title={chart.id}>
        <ChartPicture {...view} />
      </Section>
    </Split>
  );
}
