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

  /** The mount goes; if no other asks for the same address at once, the dialog goes with it. */
  release(): void {
    this.leaving = setTimeout(() => this.end((dialog) => dialog.stop()));
  }

  /** The address names it no more. */
  close(): void {
    this.end((dialog) => dialog.giveUp());
  }

  private end(how: (dialog: RunningDialog) => void): void {
    clearTimeout(this.leaving);
    if (this.opened.phase === 'open') how(this.opened.dialog);
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
