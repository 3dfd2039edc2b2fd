import { fromPromise } from 'xstate';
import { formatDialogAddress, type DialogAddress } from '../../contracts/domain/dialogAddress';
import type { Person } from '../../contracts/domain/person';
import { assertProvided } from '../../machines/kit/assertProvided';
import type { AppStore } from '../../store/makeStore';
import { views } from '../views';
import { loginAddress, type Arrival, type Place } from './arrival';
import { clearKept, keep, readKept, type Owner } from './draftStorage';
import { implementations } from './implementations';
import { RunningDialog } from './RunningDialog';
import { randomId } from './randomId';

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

/** Loads a dialog's chunks, attaches its ports and starts its chart, with what was typed before a login. */
export async function openDialog({
  store,
  person,
  address,
  arrival,
  here,
  goTo,
}: Opening): Promise<RunningDialog> {
  const name = formatDialogAddress(address);
  const owner = ownerOfDrafts(person);
  const kept = arrival.resume ? readKept(sessionStorage, arrival.resume, name, owner, Date.now()) : undefined;
  const [view, build] = await Promise.all([views[address.dialog](), implementations[address.dialog]()]);

  const leaveForLogin = fromPromise<void, { readonly level: number }>(async ({ input: { level } }) => {
    const resume = keep(sessionStorage, { dialog: name, draft: dialog.typed() }, owner, Date.now());
    goTo(loginAddress(here(), address, resume, level));
    // The page goes; until then the dialog shows that it leaves.
    await new Promise(() => undefined);
  });
  const { service = null, invitation, ticket } = address;
  const draft = kept?.draft ?? null;
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
  const dialog: RunningDialog = new RunningDialog(view, store, machine, input);
  dialog.subscribe(() => dialog.isSettled() && clearKept(sessionStorage));
  if (arrival.returned) dialog.tellReturn(arrival.unmet ? 0 : person.level);
  return dialog;
}

export function ownerOfDrafts({ uid, institution }: Person): Owner {
  return { uid, institution: institution?.entityId };
}
