import { createHash } from 'node:crypto';
import type { AuditChain, AuditFault } from '../../../src/contracts/wire/audit';
import type { Queries } from '../storage/database';
import { dayAfter, type UtcDay } from './days';
import { hashOfEntry, type AuditRow } from './entryHash';
import { hashOfSeal, NO_SEAL, type Seal } from './seal';

const PORTION = 1_000;
/** Most faults that are reported. */
const MOST = 100;

/**
 * Checks the whole trail from its oldest seal on: that nothing before it is missing except days that retention removed,
 * that days follow one another, that each seal is correct and names the one before, and that the entries of each day
 * are unchanged since they were sealed.
 */
export async function verifyTrail(queries: Queries): Promise<Omit<AuditChain, 'checkedAt'>> {
  const seals = await queries.selectFrom('audit_seal').selectAll().orderBy('day').execute();
  const faults: AuditFault[] = [...seals.flatMap((seal, index) => faultsOf(seal, seals[index - 1]))];
  const [oldest] = seals;
  if (oldest && oldest.previous !== NO_SEAL && !(await wasRemoved(queries, dayAfter(oldest.day, -1))))
    faults.unshift({ day: oldest.day, kind: 'gap' });
  let entries = 0;
  for (const seal of seals) {
    const found = await checkDay(queries, seal.day);
    entries += found.entries;
    faults.push(...found.faults);
    if (found.entries !== seal.entries || found.digest !== seal.digest)
      faults.push({ day: seal.day, kind: 'entries' });
  }
  const last = seals.at(-1);
  const rest = await unsealed(queries, last?.day);
  return {
    ...(oldest && last && { from: oldest.day, to: last.day, seal: last.hash }),
    entries: entries + rest.entries,
    unsealed: rest.entries,
    faults: [...(await stillThere(queries, faults)), ...rest.faults].slice(0, MOST),
  };
}

/** Returns true if the trail records that retention removed a day. */
export async function wasRemoved(queries: Queries, day: UtcDay): Promise<boolean> {
  const removal = await queries
    .selectFrom('audit_entry')
    .select('number')
    .where('kind', '=', 'trail.removed')
    .where('object_id', '=', day)
    .executeTakeFirst();
  return removal !== undefined;
}

function faultsOf(seal: Seal, before: Seal | undefined): AuditFault[] {
  const { day } = seal;
  return [
    ...(before && dayAfter(before.day) !== day ? [{ day, kind: 'gap' } as const] : []),
    ...(before && before.hash !== seal.previous ? [{ day, kind: 'chain' } as const] : []),
    ...(hashOfSeal(seal) === seal.hash ? [] : [{ day, kind: 'seal' } as const]),
  ];
}

async function checkDay(queries: Queries, day: UtcDay) {
  const digest = createHash('sha256');
  const faults: AuditFault[] = [];
  let entries = 0;
  for await (const row of entriesOf(queries, day)) {
    entries += 1;
    digest.update(`${row.number}:${row.hash}\n`);
    if (hashOfEntry(row) !== row.hash) faults.push({ day, kind: 'entry', number: row.number });
  }
  return { entries, digest: digest.digest('hex'), faults };
}

/** Reads the entries of a day in the order of its seal. */
export async function* entriesOf(queries: Queries, day: UtcDay): AsyncGenerator<AuditRow> {
  let after = '0';
  for (;;) {
    const rows = await queries
      .selectFrom('audit_entry')
      .selectAll()
      .where('day', '=', day)
      .where('number', '>', after)
      .orderBy('number')
      .limit(PORTION)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < PORTION || !last) return;
    after = last.number;
  }
}

/** Checks the entries of days without a seal: all of them must be after the last seal. */
async function unsealed(queries: Queries, last: UtcDay | undefined) {
  const days = await queries
    .selectFrom('audit_entry')
    .select('day')
    .distinct()
    .where('day', 'not in', queries.selectFrom('audit_seal').select('day'))
    .orderBy('day')
    .execute();
  const faults: AuditFault[] = [];
  let entries = 0;
  for (const { day } of days) {
    const found = await checkDay(queries, day);
    entries += found.entries;
    faults.push(...found.faults);
    if (last !== undefined && day < last) faults.push({ day, kind: 'unsealed' });
  }
  return { entries, faults };
}

/** Drops the faults about days that retention removed meanwhile. */
async function stillThere(queries: Queries, faults: readonly AuditFault[]): Promise<AuditFault[]> {
  const { day: oldest } = await queries
    .selectFrom('audit_seal')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirstOrThrow();
  return faults.filter(({ day }) => !oldest || day >= oldest);
}
