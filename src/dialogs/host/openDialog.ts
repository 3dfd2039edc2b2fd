import { fromPromise } from 'xstate';
import { formatDialogAddress, type DialogAddress } from '../../contracts/domain/dialogAddress';
import type { Person } from '../../contracts/domain/person';
import { assertProvided } from '../../machines/kit/assertProvided';
import { versionOf } from '../../machines/kit/versionOf';
import type { AppStore } from '../../store/makeStore';
import { views } from '../views';
import { loginAddress, type Arrival, type Place } from './arrival';
import { implementations } from './implementations';
import { RunningDialog } from './RunningDialog';
import { randomId } from './randomId';
import { keep, takeKept } from './stepUpStorage';

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

/** Loads a dialog's chunks, attaches its ports and starts its chart: afresh, or where a login interrupted it. */
export async function openDialog({
  store,
  person,
  address,
  arrival,
  here,
  goTo,
}: Opening): Promise<RunningDialog> {
  const name = formatDialogAddress(address);
  const owner = { uid: person.uid, institution: person.institution?.entityId };
  const kept = arrival.resume ? takeKept(sessionStorage, arrival.resume, name, owner, Date.now()) : undefined;
  const [view, build] = await Promise.all([views[address.dialog](), implementations[address.dialog]()]);

  const leaveForLogin = fromPromise<void, { readonly level: number }>(async ({ input: { level } }) => {
    const resume = keep(sessionStorage, { dialog: name, version, ...dialog.resting() }, owner, Date.now());
    goTo(loginAddress(here(), address, resume, level));
    // The page goes; until then the dialog shows that it leaves.
    await new Promise(() => undefined);
  });
  const { machine, input } = build({
    store,
    person,
    service: address.service,
    requestId: randomId(),
    draft: kept?.draft ?? null,
    leaveForLogin,
  });
  assertProvided(machine);
  const version = versionOf(machine);
  const snapshot = kept?.version === version ? kept.snapshot : undefined;
  const dialog: RunningDialog = new RunningDialog(view, store, { machine, input, snapshot });
  if (arrival.returned) dialog.tellReturn(arrival.unmet ? 0 : person.level);
  return dialog;
}
