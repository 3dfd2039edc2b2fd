import type { AppStore } from '../../store/makeStore';
import type { RunningDialog } from './RunningDialog';

export type Opened =
  | { readonly phase: 'closed' }
  | { readonly phase: 'opening' }
  | { readonly phase: 'open'; readonly dialog: RunningDialog }
  | { readonly phase: 'failed' };

/**
 * Holds the one open dialog for as long as its address stands, whatever React does meanwhile: a second mount of
 * the same address finds the same chart, so no request starts twice or is broken off.
 */
export class DialogOwner {
  private opened: Opened = { phase: 'closed' };
  private key: string | null = null;
  private held = false;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): Opened => this.opened;

  open(key: string, load: () => Promise<RunningDialog>): void {
    clearTimeout(this.leaving);
    if (this.key === key) return;
    this.close();
    this.key = key;
    this.become({ phase: 'opening' });
    load().then(
      (dialog) => (this.key === key ? this.become({ phase: 'open', dialog }) : dialog.stop()),
      () => this.key === key && this.become({ phase: 'failed' }),
    );
  }

  /** While the page is put away because its login has ended, the dialog waits with it. */
  hold(held: boolean): void {
    this.held = held;
  }

  /** The mount goes; if no other asks for the same address at once, the dialog goes with it. */
  release(): void {
    if (!this.held) this.leaving = setTimeout(() => this.close());
  }

  close(): void {
    clearTimeout(this.leaving);
    if (this.opened.phase === 'open') this.opened.dialog.stop();
    this.key = null;
    this.become({ phase: 'closed' });
  }

  private become(opened: Opened): void {
    this.opened = opened;
    this.listeners.forEach((listener) => listener());
  }
}

const owners = new WeakMap<AppStore, DialogOwner>();

/** One for each running application. */
export function ownerOf(store: AppStore): DialogOwner {
  const owner = owners.get(store) ?? new DialogOwner();
  owners.set(store, owner);
  return owner;
}
