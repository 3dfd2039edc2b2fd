import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MODULES } from '../../../server/modules';
import { recordKinds } from '../../../server/platform/state/recordKind';
import { exportState } from '../../../server/extensions/state/exportStateCommand';
import type { StateReport, RecordOutcome } from '../../../server/extensions/state/report';
import { HEADER } from '../../../server/extensions/state/stateFile';
import { takeState, type TakeOptions } from '../../../server/extensions/state/takeState';
import type { Database } from '../../../server/platform/storage/database';
import { testConfig } from '../../support/server/server';

/** Returns all lines of a database's file of state. */
export async function stateOf(database: Database): Promise<string> {
  const lines: string[] = [];
  await exportState(database, recordKinds(MODULES), (portion) => lines.push(...portion));
  return `${lines.join('\n')}\n`;
}

/** Returns a state file with these records; a text becomes a line as it is. */
export function stateFile(...records: readonly (object | string)[]): string {
  return [HEADER, ...records]
    .map((record) => `${typeof record === 'string' ? record : JSON.stringify(record)}\n`)
    .join('');
}

/** Imports a state file, and returns the report with all messages about records. */
export async function takeText(
  database: Database,
  text: string,
  options: Partial<TakeOptions> = {},
): Promise<StateReport & { readonly outcomes: readonly RecordOutcome[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'state-'));
  const file = path.join(folder, 'state.jsonl');
  const outcomes: RecordOutcome[] = [];
  try {
    writeFileSync(file, text);
    const how = { config: testConfig(), dryRun: false, names: true, ...options };
    const report = await takeState(database, recordKinds(MODULES), file, how, (progress) =>
      outcomes.push(...progress.told),
    );
    return { ...report, outcomes };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
