import { fromPromise } from 'xstate';
import type { DialogAddress } from '../../contracts/domain/dialogAddress';
import { dialogPlace } from '../../contracts/domain/draftPlace';
import type { Person } from '../../contracts/domain/person/person';
import { randomId } from '../../lib/randomId';
import { assertProvided } from '../../machines/kit/assertProvided';
import { draftsOf } from '../../store/drafts';
import type { AppStore } from '../../store/makeStore';
import type { Overlay } from '../../extending/extension';
import type { SecondWay } from '../../machines/shared/secondWay';
import { definitionOf } from '../registry';
import { loginAddress, type Arrival, type Place } from './arrival';
import { RunningDialog } from './RunningDialog';

interface Opening {
  readonly store: AppStore;
  readonly person: Person;
  readonly address: DialogAddress;
  readonly arrival: Arrival;
  /** The extensions that the server has. */
  readonly extensions: readonly Overlay[];
  /** Returns where the page is, when it is asked. */
  readonly here: () => Place;
  /** Leaves the page. */
  readonly goTo: (address: string) => void;
}

/** Loads a dialog's code and texts, attaches its ports and starts its chart, with what was typed before and not sent. */
export async function openDialog({
  store,
  person,
  address,
  arrival,
  extensions,
  here,
  goTo,
}: Opening): Promise<RunningDialog> {
  const definition = definitionOf(address.dialog, extensions);
  if (!definition) throw new Error(`Unknown dialog ${address.dialog}`);
  const offered = extensions.find(({ secondWay }) => secondWay?.isFor(person))?.secondWay;
  const [shown, begin, second] = await Promise.all([
    definition.view(),
    definition.ports(),
    definition.twoWay ? offered?.load() : undefined,
  ]);
  const leaveForLogin = fromPromise<void, { readonly level: number }>(async ({ input: { level } }) => {
    goTo(loginAddress(here(), address, level));
    // The page is being left; until then the dialog shows that.
    await new Promise(() => undefined);
  });
  const drafts = draftsOf(person);
  const place = dialogPlace(address);
  // A chart with panels takes the place of the port, which XState types as a promise.
  const secondWay = second?.start({ store }) as unknown as SecondWay | undefined;
  const needs = { store, person, address, requestId: randomId(), here, leaveForLogin, secondWay };
  const { machine, input } = begin(needs, drafts.read(place) ?? null);
  assertProvided(machine);
  const keep = (typed: unknown) => (typed === null ? drafts.forget(place) : drafts.keep(place, typed));
  const view = second
    ? { ...shown, panels: { ...shown.panels, ...second.view.panels }, secondWay: second.view }
    : shown;
  const dialog = new RunningDialog(view, store, machine, input, keep);
  if (arrival.returned && !arrival.cancelled) dialog.reportReturn(arrival.unmet ? 0 : person.level);
  return dialog;
}
