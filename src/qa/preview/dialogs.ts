import type { DialogView } from '../../dialogs/frame/panels';
import { dialogStories } from '../dialogStories';
import type { Registered } from '../../machines/registry';

/** A dialog of the product; or an invoked machine, shown as one of the dialogs that invoke it. */
export interface PreviewedDialog {
  readonly entry: Registered;
  readonly view: DialogView;
}

let loaded: Promise<readonly PreviewedDialog[]> | undefined;

/** Loads every dialog of the product, once. */
export function loadDialogs(): Promise<readonly PreviewedDialog[]> {
  // Several names may open the same dialog.
  const entries = [...new Set(Object.values(dialogStories))];
  loaded ??= Promise.all(entries.map(async (entry) => ({ entry, view: await entry.view() })));
  return loaded;
}

/** Returns how a machine is shown: as its own dialog, or as in the first dialog that invokes it. */
export function shownAs(dialogs: readonly PreviewedDialog[], entry: Registered): PreviewedDialog | undefined {
  const own = dialogs.find((dialog) => dialog.entry.id === entry.id);
  const [invoker] = showing(dialogs, entry.id);
  return own ?? (invoker && { entry, view: { ...invoker.view, names: namedOf(invoker.view) } });
}

/** Returns the dialogs that have panels for a machine. */
export function showing(dialogs: readonly PreviewedDialog[], machine: string): readonly PreviewedDialog[] {
  return dialogs.filter(({ view }) => view.panels[machine]);
}

/** Puts `{service}` in the place of a name that only the outer machine knows, which does not run here. */
function namedOf({ names }: DialogView): DialogView['names'] {
  return (contexts, nameOf) => {
    const { service, institution } = names(contexts, nameOf);
    return { service: service || '{service}', institution };
  };
}

/** Returns the places of all panels as `machine.state`, in the order of the charts. */
export function placesOf({ panels }: DialogView): readonly string[] {
  return Object.entries(panels).flatMap(([machine, states]) =>
    Object.entries(states).flatMap(([state, panel]) => (panel ? [`${machine}.${state}`] : [])),
  );
}
