import { useSelector } from '@xstate/react';
import { linesOf } from './gathering.draft';
import type { gatheringMachine } from './gathering.machine';
import type { ResultTone } from '../../../ui/notices/Result';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { GatheredNotice } from '../GatheredNotice';

type Props = PanelProps<typeof gatheringMachine>;

/** All lines are in the set. */
export function GatheredPanel(props: Props) {
  return <Outcome {...props} tone="success" />;
}

export function PartlyGatheredPanel(props: Props) {
  return <Outcome {...props} tone="warning" />;
}

export function NothingGatheredPanel(props: Props) {
  return <Outcome {...props} tone="warning" />;
}

function Outcome({ actor, tone }: Props & { readonly tone: ResultTone }) {
  const { outcome, services, draft } = useSelector(actor, ({ context }) => context);
  const lines = draft ? linesOf(services, draft) : [];
  const serviceAt = (index: number) => services[Math.floor((index * services.length) / lines.length)];
  return (
    <GatheredNotice
      tone={tone}
      added={outcome?.added ?? 0}
      refused={outcome?.refused ?? []}
      lineAt={(place) => ({ ...serviceAt(place), ...lines[place] })}
    />
  );
}
