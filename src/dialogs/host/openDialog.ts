import { fromPromise } from 'xstate';
import type { DialogAddress } from '../../contracts/domain/dialogAddress';
import { dialogPlace } from '../../contracts/domain/draftPlace';
import type { Person } from '../../contracts/domain/person';
import { randomId } from '../../lib/randomId';
import { assertProvided } from '../../machines/kit/assertProvided';
import { draftsOf } from '../../store/drafts';
import type { AppStore } from '../../store/makeStore';
import { views } from '../views';
import { loginAddress, type Arrival, type Place } from './arrival';
import { implementations } from './implementations';
import { RunningDialog } from './RunningDialog';

export interface Opening {
  readonly store: AppStore;
  readonly person: Person;
  readonly address: DialogAddress;
  readonly arrival: Arrival;
  /** Where the page is, when it is asked. */
  readonly here: () => Place;
  /** Leaves the page. */
  readonly goTo: (address: string) => void;
}

/** Loads a dialog's chunks, attaches its ports and starts its chart, with what was typed before and not sent. */
export async function openDialog({
  store,
  person,
  address,
  arrival,
  here,
  goTo,
}: Opening): Promise<RunningDialog> {
  const drafts = draftsOf(person);
  const place = dialogPlace(address);
  const [view, build] = await Promise.all([views[address.dialog](), implementations[address.dialog]()]);

  const leaveForLogin = fromPromise<void, { readonly level: number }>(async ({ input: { level } }) => {
    goTo(loginAddress(here(), address, level));
    // The page goes; until then the dialog shows that it leaves.
    await new Promise(() => undefined);
  });
  const { service = null, invitation, ticket } = address;
  const draft = drafts.read(place) ?? null;
  const { machine, input } = build({
    store,
    person,
    service,
    invitation,
    ticket,
    requestId: randomId(),
    draft,
    leaveForLogin,
  });
  assertProvided(machine);
  const keep = (typed: unknown) => (typed === null ? drafts.forget(place) : drafts.keep(place, typed));
  const dialog = new RunningDialog(view, store, machine, input, keep);
  if (arrival.returned && !arrival.cancelled) dialog.tellReturn(arrival.unmet ? 0 : person.level);
  return dialog;
}
