import { StateMachine, type AnyStateMachine } from 'xstate';
import type { DialogView } from '../../dialogs/frame/panels';
import { views } from '../../dialogs/views';
import { registry, type Registered } from '../../machines/registry';

/** A dialog of the product, or a machine that dialogs invoke, in the dress of one of them. */
export interface PreviewedDialog {
  readonly entry: Registered;
  readonly view: DialogView;
}

let loaded: Promise<readonly PreviewedDialog[]> | undefined;

/** Every dialog of the product, in the order of the registry; loaded once. */
export function loadDialogs(): Promise<readonly PreviewedDialog[]> {
  // One view may serve several addresses.
  loaded ??= Promise.all(Object.values(views).map((load) => load())).then((all) =>
    dialogsOf([...new Set(all)]),
  );
  return loaded;
}

export function dialogsOf(all: readonly DialogView[]): readonly PreviewedDialog[] {
  return registry.flatMap((entry) =>
    all.filter((view) => isOf(view, entry)).map((view): PreviewedDialog => ({ entry, view })),
  );
}

/** How a machine is shown: as the dialog that it is, or as the first dialog that invokes it shows it. */
export function shownAs(dialogs: readonly PreviewedDialog[], entry: Registered): PreviewedDialog | undefined {
  const own = dialogs.find((dialog) => dialog.entry.id === entry.id);
  const [invoker] = showing(dialogs, entry.id);
  return own ?? (invoker && { entry, view: { ...invoker.view, names: namedOf(invoker.view) } });
}

/** The dialogs that have panels for a machine. */
export function showing(dialogs: readonly PreviewedDialog[], machine: string): readonly PreviewedDialog[] {
  return dialogs.filter(({ view }) => view.panels[machine]);
}

/** On its own a machine does not know what the dialog around it would name. */
function namedOf({ names }: DialogView): DialogView['names'] {
  return (contexts) => {
    const { service, institution } = names(contexts);
    return { service: service || '{service}', institution };
  };
}

/** A dialog's own machine is the one among those of its panels that none of the others invokes. */
function isOf({ panels }: DialogView, { id }: Registered): boolean {
  if (!panels[id]) return false;
  const shown = registry.filter((entry) => panels[entry.id]);
  return !shown.some(({ machine }) => invokedBy(machine).includes(id));
}

function invokedBy({ implementations }: AnyStateMachine): string[] {
  return Object.values(implementations.actors).flatMap((logic) =>
    logic instanceof StateMachine ? [logic.id] : [],
  );
}

/** Where a panel stands, as `machine.state`, in the order of the charts. */
export function placesOf({ panels }: DialogView): readonly string[] {
  return Object.entries(panels).flatMap(([machine, states]) =>
    Object.entries(states).flatMap(([state, panel]) => (panel ? [`${machine}.${state}`] : [])),
  );
}
