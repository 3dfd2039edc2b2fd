import type { Registered } from '../../machines/registry';
import { registry } from '../registry';
import { shownAs, type PreviewedDialog } from './dialogs';
import { staysAt } from '../script/followed';
import { panelPaths, type PanelPath } from '../steps/shortestPaths';

export interface PanelFound {
  /** The dialog; or the invoked machine alone, if no story of the dialog leads to the panel. */
  readonly dialog: PreviewedDialog;
  readonly way: PanelPath;
  /** True if the panel shows only while ports wait. */
  readonly held: boolean;
}

/** Returns how a panel of a dialog is reached, by `machine.state`. Throws if no story leads there. */
export function pathToPanel(dialog: PreviewedDialog, place: string): PanelFound {
  const [machine] = place.split('.');
  const inner: Registered | undefined = registry.find(({ id }) => id === machine);
  const alone = inner && shownAs([dialog], inner);
  const found = [dialog, alone].flatMap((shown): PanelFound[] => {
    const way = shown && panelPaths(shown.entry).get(place);
    return shown && way && !way.passes ? [{ dialog: shown, way, held: !staysAt(shown.entry, way) }] : [];
  });
  const [first] = found;
  if (!first) throw new Error(`No story leads to the panel of ${place}`);
  return first;
}
