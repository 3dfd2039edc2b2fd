import type { Dependencies } from '../../platform/dependencies';
import { complain } from '../../platform/log/processLog';
import { loginStore } from './openLoginStore';

export interface Background {
  readonly done: Promise<void>;
  /** Stops after the present step, and waits for that. */
  stop(): Promise<void>;
}

/** Long-running work that ends early once `isOver`. */
export type Work = (isOver: () => boolean) => Promise<void>;

/** Counts the years that an import has left uncounted, while the server answers requests. `first` runs before that. */
export function startBackground(
  dependencies: Pick<Dependencies, 'config' | 'database'>,
  first?: Work,
): Background {
  let stopped = false;
  const isOver = () => stopped;

  async function work(): Promise<void> {
    await first?.(isOver);
    if (stopped) return;
    const store = loginStore(dependencies);
    await store.prepare();
    await store.count({ isOver });
  }

  const done = work().catch((error: unknown) => complain(error));
  return {
    done,
    async stop() {
      stopped = true;
      await done;
    },
  };
}

declare module '../../platform/module' {
  interface ExtensionPoints {
    /** Adds logins before they are counted. */
    readonly addLogins?: (dependencies: Dependencies, isOver: () => boolean) => Promise<void>;
  }
}
