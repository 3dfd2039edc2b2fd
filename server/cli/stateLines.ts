import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { Refusal } from '../platform/control/refusal';

/** A file that is written line by line, and has its name only once it is whole. */
export interface WrittenLines {
  write(lines: readonly string[]): void;
  /** Gives the file its name, in the place of what had it before. */
  keep(): void;
  /** Removes what was written and not kept. */
  end(): void;
}

/** Begins to write a file of state, readable to whoever writes it and nobody else. Throws Refusal. */
export function linesTo(file: string): WrittenLines {
  const part = `${file}.part`;
  const descriptor = attempt(part, () => openSync(part, 'w', 0o600));
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  return {
    write(lines) {
      if (lines.length > 0) attempt(part, () => writeSync(descriptor, `${lines.join('\n')}\n`));
    },
    keep() {
      close();
      attempt(file, () => renameSync(part, file));
    },
    end() {
      close();
      rmSync(part, { force: true });
    },
  };
}

function attempt<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Refusal(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
