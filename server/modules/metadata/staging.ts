import { randomUUID } from 'node:crypto';
import type { StateType } from '../../../src/contracts/wire/enumerations';
import type { NamedEntity } from '../../../src/contracts/wire/feeds';
import type { Database } from '../../platform/storage/database';
import { keepLogos, writeSources } from '../federation/federation.module';
import { isOthers, judge, type Known } from './comparison';
import type { MetadataEntity } from './reading/entity';
import { Names } from './reading/names';
import type { Counts } from './report';
import type { SourceMap } from './reading/sourceMap';
import { canonicalRows } from './sources';
import { rowsOf, type Kind, type StagedRow } from './stagedRows';
import { clearStaged, writeStaged } from './stagingTable';

export interface StagingOptions {
  readonly state: StateType;
  readonly sources: SourceMap;
  readonly known: Known;
  /** Registration authorities whose entities are accepted; absent: any. */
  readonly registrars?: readonly string[];
}

/** Rows per transaction. There are few, since on the embedded database each transaction blocks requests. */
const ROWS_AT_ONCE = 40;

function noCounts(): Counts {
  return { came: 0, changed: 0, same: 0, went: 0 };
}

/** Collects the contents of a file beside the live tables, until all of it is read and valid. */
export class Staging {
  readonly run = randomUUID();
  readonly named: Readonly<Record<Kind, Set<string>>> = { institution: new Set(), service: new Set() };
  readonly counts: Readonly<Record<Kind, Counts>> = { institution: noCounts(), service: noCounts() };
  readonly came = new Names();
  readonly changed = new Names();
  /** Entities that belong to another feed: this feed's rows are only kept for later. */
  readonly kept = new Names();
  readonly conflicts = new Set<string>();
  readonly repeated: string[] = [];
  readonly otherRegistrars: string[] = [];
  private readonly waiting: StagedRow[] = [];

  constructor(
    private readonly database: Database,
    private readonly options: StagingOptions,
  ) {}

  add(entity: MetadataEntity, feed: string): void {
    const { entityId } = entity;
    if (this.named.institution.has(entityId) || this.named.service.has(entityId)) {
      this.repeated.push(entityId);
      return;
    }
    if (this.options.registrars?.includes(entity.registrationAuthority ?? '') === false) {
      this.otherRegistrars.push(entityId);
      return;
    }
    for (const row of rowsOf(entity, this.options.sources)) this.addRow(row, feed);
  }

  private addRow(row: StagedRow, feed: string): void {
    this.named[row.kind].add(row.entityId);
    const verdict = judge(this.options.known, row, feed);
    if (verdict === 'conflict') {
      this.conflicts.add(row.entityId);
      return;
    }
    const entity: NamedEntity = { entityId: row.entityId, kind: row.kind, name: row.name };
    if (isOthers(this.options.known, row, feed)) this.kept.add(entity);
    else {
      this.counts[row.kind][verdict] += 1;
      if (verdict !== 'same') this[verdict].add(entity);
    }
    if (verdict !== 'same') this.waiting.push(row);
  }

  /** Writes the pending rows once there are enough for a transaction; at the `end`, writes all of them. */
  async flush(end: boolean): Promise<void> {
    while (this.waiting.length >= (end ? 1 : ROWS_AT_ONCE)) {
      const rows = this.waiting.splice(0, ROWS_AT_ONCE);
      const { sources, writable } = await canonicalRows(rows);
      await this.database.transaction(async (tx) => {
        await writeSources(tx, sources);
        await keepLogos(
          tx,
          rows.flatMap(({ picture }) => picture ?? []),
        );
        await writeStaged(tx, this.run, this.options.state, writable);
      });
    }
  }

  async clear(): Promise<void> {
    await this.database.transaction((tx) => clearStaged(tx, this.run));
  }
}
