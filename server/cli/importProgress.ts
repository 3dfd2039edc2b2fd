import type { ImportProgress } from '../metadata/import';

const LINE_EVERY_MS = 5_000;
const BAR = 24;
const MEGABYTE = 1_000_000;

type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

export interface ProgressDisplay {
  show(progress: ImportProgress): void;
  /** What is written next begins on a line of its own. */
  end(): void;
}

/** Shows an import's progress: a bar on a terminal, elsewhere a line every few seconds. */
export function progressOn(screen: Screen, now: () => number): ProgressDisplay {
  let last = now();
  let onBar = false;
  return {
    show(progress) {
      if (screen.isTTY) {
        onBar = true;
        screen.write(`\r\u001b[K${bar(progress)}`);
      } else if (now() - last >= LINE_EVERY_MS) {
        last = now();
        screen.write(`${words(progress)}\n`);
      }
    },
    end() {
      if (onBar) screen.write('\n');
      onBar = false;
    },
  };
}

function bar(progress: ImportProgress): string {
  if (progress.totalBytes === undefined) return words(progress);
  const share = Math.min(1, progress.bytes / progress.totalBytes);
  const full = Math.round(share * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${Math.floor(share * 100)} %  ${words(progress)}`;
}

function words({ phase, bytes, totalBytes, entities }: ImportProgress): string {
  const size = (count: number) => (count / MEGABYTE).toFixed(1);
  const of = totalBytes === undefined ? '' : ` of ${size(totalBytes)}`;
  const doing = phase === 'exchanging' ? ', writing to the database' : '';
  return `${size(bytes)}${of} MB, ${entities} entities${doing}`;
}
