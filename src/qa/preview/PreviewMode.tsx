import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Empty } from '../../ui/notices/Empty';
import { Skeleton } from '../../ui/page/Skeleton';
import { registry } from '../registry';
import type { ModeProps } from '../modeProps';
import { MachineName } from '../MachineName';
import { MachineTable } from '../map/MachineTable';
import { LinkedMode } from '../map/PlaceLink';
import { loadDialogs, shownAs, type PreviewedDialog } from './dialogs';
import { Gallery } from './Gallery';
import { Previewer } from './Previewer';
import { useChoices } from './useChoices';
import { PreviewLink } from './PreviewLink';
import styles from './Preview.module.css';

const linked = { mode: 'preview', lens: 'both' } as const;

/** Shows a real dialog beside its chart, or the gallery of all panels. */
export function PreviewMode({ visualiser, chart }: ModeProps) {
  const [dialogs, setDialogs] = useState<readonly PreviewedDialog[]>();
  const choosing = useChoices();

  useEffect(() => {
    loadDialogs().then(setDialogs, reportError);
  }, []);

  if (!dialogs) return <Skeleton rows={8} shape="text" />;
  if (choosing.choices.gallery) {
    const own = dialogs.filter(({ entry }) => entry.id === chart?.id);
    return <Gallery dialogs={own.length > 0 ? own : dialogs} choosing={choosing} />;
  }
  if (!chart) {
    return (
      <LinkedMode value={linked}>
        <p className={styles.all}>
          <PreviewLink place={{}} choices={{ gallery: true }}>
            <FormattedMessage id="qa.preview.all" />
          </PreviewLink>
        </p>
        <MachineTable />
      </LinkedMode>
    );
  }
  const entry = registry.find(({ id }) => id === chart.id);
  const dialog = entry && shownAs(dialogs, entry);
  if (!dialog) {
    const machine = <code>{chart.id}</code>;
    return (
      <Empty title={<FormattedMessage id="qa.preview.none" values={{ machine }} />}>
        <DialogLinks dialogs={dialogs} />
      </Empty>
    );
  }
  return (
    <Previewer
      key={dialog.entry.id}
      dialog={dialog}
      dialogs={dialogs}
      visualiser={visualiser}
      choosing={choosing}
    />
  );
}

/** Links to each dialog, and to the gallery of all panels. */
function DialogLinks({ dialogs }: { readonly dialogs: readonly PreviewedDialog[] }) {
  return (
    <ul className={styles.links}>
      {dialogs.map(({ entry }) => (
        <li key={entry.id}>
          <PreviewLink place={{ machine: entry.id }} choices={{ gallery: false }}>
            <MachineName id={entry.id} />
          </PreviewLink>
        </li>
      ))}
      <li>
        <PreviewLink place={{}} choices={{ gallery: true }}>
          <FormattedMessage id="qa.preview.all" />
        </PreviewLink>
      </li>
    </ul>
  );
}
