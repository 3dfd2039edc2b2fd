import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { dialogOpeningMachine } from '../../machines/dialogOpening/dialogOpening.machine';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import type { AppStore } from '../../store/makeStore';
import type { RunningDialog } from './RunningDialog';

export type OpeningActor = ActorRefFrom<typeof dialogOpeningMachine>;

/** First the chart that opens the dialog serves the address, then the dialog itself. */
export interface Opened {
  readonly opening: OpeningActor;
  readonly dialog: RunningDialog | undefined;
}

export interface OpenOptions {
  readonly guest: boolean;
  readonly load: () => Promise<RunningDialog>;
}

/**
 * Holds the one open dialog while its address stays, independently of React: a second mount of the same
 * address finds the same chart, so no request starts twice or is aborted.
 */
export class DialogOwner {
  private opened: Opened | undefined;
  private key: string | null = null;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): Opened | undefined => this.opened;

  open(key: string, { guest, load }: OpenOptions): void {
    clearTimeout(this.leaving);
    if (this.key === key) return;
    this.close();
    this.key = key;
    const loadDialog = fromPromise<null, Record<never, never>>(async ({ signal }) => {
      const dialog = await load();
      if (signal.aborted) dialog.stop();
      else this.become({ opening, dialog });
      return null;
    });
    const machine = dialogOpeningMachine.provide({ actors: { loadDialog } });
    assertProvided(machine);
    const opening = createActor(machine, { input: { guest }, inspect: inspected });
    this.become({ opening, dialog: undefined });
    opening.start();
  }

  /** The component unmounts; the dialog ends unless another component requests the same address at once. */
  release(): void {
    this.leaving = setTimeout(() => this.end((dialog) => dialog.stop()));
  }

  /** The address no longer names it. */
  close(): void {
    this.end((dialog) => dialog.giveUp());
  }

  private end(how: (dialog: RunningDialog) => void): void {
    clearTimeout(this.leaving);
    this.opened?.opening.stop();
    if (this.opened?.dialog) how(this.opened.dialog);
    this.key = null;
    this.become(undefined);
  }

  private become(opened: Opened | undefined): void {
    this.opened = opened;
    this.listeners.forEach((listener) => listener());
  }
}

const owners = new WeakMap<AppStore, DialogOwner>();

/** Returns one owner for each running application. */
export function ownerOf(store: AppStore): DialogOwner {
  const owner = owners.get(store) ?? new DialogOwner();
  owners.set(store, owner);
  return owner;
}
