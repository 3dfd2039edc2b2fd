import { keepFromOthers } from '../platform/control/dataFolder';
import { Refusal } from '../platform/control/refusal';

/** The command was not written as it must be; the message ends in how to write it. */
export class UsageError extends Error {
  constructor(reason: string, usage: string) {
    super(`${reason}\n\n${usage}`);
    this.name = 'UsageError';
  }
}

/** Runs a command to its exit code: 0 done, 1 not done, 2 written wrongly. Reasons go to stderr. */
export async function runTool(work: () => Promise<void>): Promise<void> {
  keepFromOthers();
  // A reader that has seen enough, such as `head`, is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  try {
    await work();
  } catch (error) {
    const expected = error instanceof Refusal || error instanceof UsageError;
    console.error(expected ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** Returns text of others without what a terminal would obey. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\t]/gu, '\uFFFD');
}

/** Columns as wide as their widest cell; the last one is cut where the line would not fit. */
export function table(rows: readonly (readonly string[])[], width: number): string {
  const cells = rows.map((row) => row.map((cell) => printable(cell).replace(/\s+/g, ' ')));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => (line.length > width ? `${line.slice(0, width - 1)}…` : line))
    .join('\n');
}

export function terminalWidth(): number {
  return process.stdout.isTTY ? process.stdout.columns : Infinity;
}
