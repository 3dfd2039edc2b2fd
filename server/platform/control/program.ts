import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Environment } from '../config/settings';
import { Refusal } from './refusal';

/** Operation for the process that holds the database. */
export interface Command {
  /** Name among the commands of the modules. */
  readonly operation: string;
  readonly request: unknown;
  /** True if a database may be created. If not, a data folder without one is refused. */
  readonly mayCreateDatabase?: boolean;
}

export interface Context {
  /** Sends a command to the server, or does it in this process if no server runs. Throws Refusal. */
  doCommand(command: Command, onProgress?: (progress: unknown) => void): Promise<unknown>;
  readonly environment: Environment;
  /** Asks the person at the terminal a question. Absent if there is no terminal. */
  readonly ask?: (question: string) => Promise<boolean>;
  /** Folders in which `find` looks for files. */
  readonly folders: readonly string[];
}

/** Command of the command line. The file `NAME.cli.ts` exports the command NAME as `command`. */
export interface Program {
  /** One-line description. */
  readonly summary: string;
  readonly usage: string;
  /** Throws UsageError if the words are wrong, and Refusal if the command is not done. */
  run(args: readonly string[], context: Context): Promise<void>;
}

/** Thrown if a command is written wrongly. */
export class UsageError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UsageError';
  }
}

export function wrong(reason: string): never {
  throw new UsageError(reason);
}

/** Parses the words of a command and its options. Throws UsageError. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the path of a file that is named relative to one of the folders. Throws Refusal. */
export function find(file: string, folders: readonly string[]): string {
  const found = folders
    .map((folder) => path.resolve(folder, file))
    .find((candidate) => existsSync(candidate));
  if (found === undefined) throw new Refusal(`${file}: the file does not exist`);
  return found;
}

/** Removes the control characters from a text that a terminal would obey. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\t]/gu, '\uFFFD');
}

/** Formats rows in columns as wide as their widest cell. Lines that are too long are cut. */
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

const LINE_EVERY_MS = 5_000;
const BAR = 24;
const MEGABYTE = 1_000_000;

/** Progress of reading a file. `totalBytes` is absent if the server does not report it. */
interface Portion {
  readonly bytes: number;
  readonly totalBytes?: number;
}

/**
 * Runs work and shows its progress: as a bar on a terminal, elsewhere as a line every few seconds. `end` ends the bar,
 * so that later output begins on a new line.
 */
export async function withProgress<Progress, Result>(
  describe: (progress: Progress) => string,
  work: (show: (progress: unknown) => void, end: () => void) => Promise<Result>,
): Promise<Result> {
  let last = Date.now();
  let onBar = false;
  const end = () => {
    if (onBar) process.stderr.write('\n');
    onBar = false;
  };
  const show = (progress: unknown) => {
    const args = describe(progress as Progress);
    if (process.stderr.isTTY) {
      onBar = true;
      process.stderr.write(`\r\u001b[K${bar(progress as Portion)}${args}`);
    } else if (Date.now() - last >= LINE_EVERY_MS) {
      last = Date.now();
      process.stderr.write(`${args}\n`);
    }
  };
  return work(show, end).finally(end);
}

function bar({ bytes, totalBytes }: Portion): string {
  if (totalBytes === undefined) return '';
  const share = Math.min(1, bytes / totalBytes);
  const full = Math.round(share * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${Math.floor(share * 100)} %  `;
}

export function sizeText({ bytes, totalBytes }: Portion): string {
  const size = (count: number) => (count / MEGABYTE).toFixed(1);
  return `${size(bytes)}${totalBytes === undefined ? '' : ` of ${size(totalBytes)}`} MB`;
}
