import type { ImportProgress } from '../metadata/import';

const LINE_EVERY_MS = 5_000;
const BAR = 24;
const MEGABYTE = 1_000_000;

type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/** Shows an import's progress: a bar on a terminal, elsewhere a line every few seconds. */
export function progressOn(screen: Screen, now: () => number): (progress: ImportProgress) => void {
  let last = now();
  return (progress) => {
    const done = progress.phase === 'done';
    if (screen.isTTY) {
      screen.write(`\r\u001b[K${bar(progress)}${done ? '\n' : ''}`);
      return;
    }
    if (now() - last < LINE_EVERY_MS) return;
    last = now();
    screen.write(`${words(progress)}\n`);
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
