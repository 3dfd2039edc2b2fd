import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { goodLines } from './changeSheet';
import type { uploadMachine } from './upload.machine';
import type { ResultTone } from '../../../ui/notices/Result';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { GatheredNotice } from '../GatheredNotice';

type Props = PanelProps<typeof uploadMachine>;

/** All good lines are in the set. */
export function GatheredPanel(props: Props) {
  return <Outcome {...props} tone="success" />;
}

export function PartlyGatheredPanel(props: Props) {
  return <Outcome {...props} tone="warning" />;
}

export function NothingGatheredPanel(props: Props) {
  return <Outcome {...props} tone="warning" />;
}

/** Names a line by its place in the file, and by its service. */
function Outcome({ actor, tone }: Props & { readonly tone: ResultTone }) {
  const intl = useIntl();
  const { outcome, sheet } = useSelector(actor, ({ context }) => context);
  const good = goodLines(sheet);
  function lineAt(index: number) {
    const { line, name = '', wanted } = good[index] ?? {};
    const named = intl.formatMessage({ id: 'upload.lineOf' }, { line, service: name });
    return wanted ? { name: named, kind: wanted.kind } : { name: named };
  }
  return (
    <GatheredNotice
      tone={tone}
      added={outcome?.added ?? 0}
      refused={outcome?.refused ?? []}
      lineAt={lineAt}
    />
  );
}
