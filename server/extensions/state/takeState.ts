import { statSync } from 'node:fs';
import type { Config } from '../../platform/config/config';
import type { Intake, Outcome, RecordKind } from '../../platform/state/recordKind';
import { analyze } from '../../platform/storage/analyze';
import type { Database, Tx } from '../../platform/storage/database';
import { lockFeeds } from '../../modules/metadata/metadata.module';
import { recordReader } from './readRecord';
import type { Counts, StateProgress, StateReport, RecordOutcome } from './report';
import { recordLines, type Line } from './stateFile';

/** Maximum number of records per transaction, and of their characters, unless a single one has more. */
const RECORDS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 4 * 1024 * 1024;

export interface TakeOptions {
  readonly config: Config;
  /** If true, the changes are only reported. */
  readonly dryRun: boolean;
  /** If true, every record is reported, not only refused ones. */
  readonly names: boolean;
}

/** Thrown to roll back the transaction of a dry run. */
class OnlyTried extends Error {}

/**
 * Loads the records of a file, a portion in each transaction; a second time, nothing changes. Sends nothing, and
 * removes nothing. A dry run is one transaction, which is rolled back. Throws Refusal if it is not a state file.
 */
export async function takeState(
  database: Database,
  kinds: readonly RecordKind[],
  path: string,
  options: TakeOptions,
  report: (progress: StateProgress) => void,
): Promise<StateReport> {
  const each = (within: Within) => new Taking(kinds, options, within).takeAll(path, report);
  if (!options.dryRun) {
    const done = await each((work) => database.transaction(work));
    await analyze(database);
    return done;
  }
  let tried: StateReport | undefined;
  await database
    .transaction(async (tx) => {
      tried = await each((work) => work(tx));
      throw new OnlyTried();
    })
    .catch((error: unknown) => {
      if (!(error instanceof OnlyTried)) throw error;
    });
  return tried ?? { dryRun: true, counts: {}, notes: [] };
}

type Within = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

interface Waiting {
  readonly kind: RecordKind;
  readonly records: { readonly line: number; readonly record: object }[];
  /** Characters of their lines. */
  size: number;
}

/** One file that is being loaded. */
class Taking {
  private readonly counts: Record<string, Counts> = {};
  private readonly intakes = new Map<RecordKind, Intake>();
  private outcomes: RecordOutcome[] = [];
  private waiting: Waiting | undefined;

  constructor(
    private readonly kinds: readonly RecordKind[],
    private readonly options: TakeOptions,
    private readonly within: Within,
  ) {}

  async takeAll(path: string, report: (progress: StateProgress) => void): Promise<StateReport> {
    const read = recordReader(this.kinds);
    let records = 0;
    for await (const line of recordLines(path)) {
      records += 1;
      const found = read(line);
      if ('record' in found) await this.add(line, found.kind, found.record);
      else
        this.note({
          line: line.number,
          kind: found.kindName,
          name: '',
          done: 'refused',
          reason: found.reason,
        });
      if (records % RECORDS_AT_ONCE === 0) this.reportProgress(report, line.bytes, path, records);
    }
    await this.flush();
    const notes = await this.conclude();
    const { size } = statSync(path);
    this.reportProgress(report, size, path, records);
    return { dryRun: this.options.dryRun, counts: this.counts, notes };
  }

  private async add({ number, text = '' }: Line, kind: RecordKind, record: object): Promise<void> {
    const { waiting } = this;
    const isFull =
      waiting &&
      (waiting.records.length >= RECORDS_AT_ONCE || waiting.size + text.length > CHARACTERS_AT_ONCE);
    if (isFull || (waiting && waiting.kind !== kind)) await this.flush();
    this.waiting ??= { kind, records: [], size: 0 };
    this.waiting.records.push({ line: number, record });
    this.waiting.size += text.length;
  }

  private async flush(): Promise<void> {
    const { waiting } = this;
    if (!waiting) return;
    this.waiting = undefined;
    const { kind, records } = waiting;
    const intake = this.intakes.get(kind) ?? kind.intake(this.options);
    this.intakes.set(kind, intake);
    const outcomes = await this.within(async (tx) => {
      await lockFeeds(tx);
      return intake.take(
        tx,
        records.map(({ record }) => record),
      );
    });
    records.forEach(({ line, record }, index) => {
      const outcome: Outcome = outcomes[index] ?? { done: 'unchanged' };
      this.note({ line, kind: kind.kind, name: kind.nameOf(record), ...outcome });
    });
  }

  private note(outcome: RecordOutcome): void {
    const counts = (this.counts[outcome.kind] ??= { created: 0, changed: 0, unchanged: 0, refused: 0 });
    counts[outcome.done] += 1;
    if (this.options.names || outcome.done === 'refused') this.outcomes.push(outcome);
  }

  private reportProgress(
    report: (progress: StateProgress) => void,
    bytes: number,
    path: string,
    records: number,
  ): void {
    report({ bytes, totalBytes: statSync(path).size, records, told: this.outcomes });
    this.outcomes = [];
  }

  private async conclude(): Promise<string[]> {
    const notes: string[] = [];
    for (const intake of this.intakes.values())
      notes.push(...((await this.within(async (tx) => intake.conclude?.(tx))) ?? []));
    return [...new Set(notes)];
  }
}
