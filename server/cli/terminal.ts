import { keepFromOthers } from '../platform/control/dataFolder';
import { Refusal } from '../platform/control/refusal';

/** Thrown when a command is written wrongly. The message ends in its usage. */
export class UsageError extends Error {
  constructor(reason: string, usage: string) {
    super(`${reason}\n\n${usage}`);
    this.name = 'UsageError';
  }
}

/** Runs a command and sets the exit code: 0 for done, 1 for not done, 2 for written wrongly. Reasons go to stderr. */
export async function runTool(work: () => Promise<void>): Promise<void> {
  keepFromOthers();
  // It is no failure when a reader such as `head` has seen enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  try {
    await work();
  } catch (error) {
    const expected = error instanceof Refusal || error instanceof UsageError;
    console.error(expected ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** Returns text without the control characters that a terminal would obey. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\t]/gu, '\uFFFD');
}

/** Lays rows out in columns as wide as their widest cell. Lines that are too long are cut. */
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
