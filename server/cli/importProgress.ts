import type { ImportProgress } from '../modules/metadata/metadata.module';
import type { StateProgress } from '../extensions/state/state.module';
import type { LoginProgress } from '../modules/statistics/statistics.module';

const LINE_EVERY_MS = 5_000;
const BAR = 24;
const MEGABYTE = 1_000_000;

type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

type Portion = Pick<ImportProgress, 'bytes' | 'totalBytes'>;

export interface ProgressDisplay<Progress> {
  show(progress: Progress): void;
  /** Ends the display, so that what is written next begins on a new line. */
  end(): void;
}

/** Shows an import's progress: a bar on a terminal, elsewhere a line every few seconds. `words` tells it in words. */
export function progressOn<Progress extends Portion>(
  screen: Screen,
  now: () => number,
  words: (progress: Progress) => string,
): ProgressDisplay<Progress> {
  let last = now();
  let onBar = false;
  return {
    show(progress) {
      if (screen.isTTY) {
        onBar = true;
        screen.write(`\r\u001b[K${bar(progress, words(progress))}`);
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

function bar({ bytes, totalBytes }: Portion, words: string): string {
  if (totalBytes === undefined) return words;
  const share = Math.min(1, bytes / totalBytes);
  const full = Math.round(share * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${Math.floor(share * 100)} %  ${words}`;
}

export function importWords({ phase, entities, ...portion }: ImportProgress): string {
  const doing = phase === 'exchanging' ? ', writing to the database' : '';
  return `${sizeOf(portion)}, ${entities} entities${doing}`;
}

export function loginWords({ phase, logins, stored, yearsLeft, ...portion }: LoginProgress): string {
  const doing = phase === 'counting' ? `, counting; institutions' years left: ${yearsLeft ?? 0}` : '';
  return `${sizeOf(portion)}, ${logins} logins, ${stored} of them stored${doing}`;
}

export function stateWords({ records, ...portion }: StateProgress): string {
  return `${sizeOf(portion)}, ${records} records`;
}

function sizeOf({ bytes, totalBytes }: Portion): string {
  const size = (count: number) => (count / MEGABYTE).toFixed(1);
  return `${size(bytes)}${totalBytes === undefined ? '' : ` of ${size(totalBytes)}`} MB`;
}
