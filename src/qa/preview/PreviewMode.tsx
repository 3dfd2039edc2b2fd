import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { registry } from '../registry';
import { Empty } from '../../ui/notices/Empty';
import { Skeleton } from '../../ui/page/Skeleton';
import type { ModeProps } from '../modeProps';
import { DialogLinks } from './DialogLinks';
import { loadDialogs, shownAs, type PreviewedDialog } from './dialogs';
import { Gallery } from './Gallery';
import { Previewer } from './Previewer';
import { useChoices } from './useChoices';

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
  const entry = registry.find(({ id }) => id === chart?.id);
  const dialog = entry && shownAs(dialogs, entry);
  if (!dialog) {
    const machine = <code>{chart?.id}</code>;
    return (
      <Empty
        title={<FormattedMessage id={chart ? 'qa.preview.none' : 'qa.preview.choose'} values={{ machine }} />}
      >
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
