import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql, type Selectable } from 'kysely';
import {
  type ChangeSet,
  type ChangeSetAdded,
  type ChangeSetLine,
  MOST_LINES,
  type WantedChange,
} from '../../../src/extensions/changeSets/contract/changeSet.wire';
import type { Queries, Tx } from '../../platform/storage/database';
import { serviceView } from '../../modules/catalogue/catalogue.module';
import type { ServiceChange } from '../../modules/changes/changes.module';
import type { InstitutionRow } from '../../modules/federation/federation.module';
import type { Requester } from '../../modules/identity/identity.module';
import { requestedFields, type NewTicket } from '../../modules/tickets/tickets.module';
import { type Judged, judgeFor, type CheckContext, wantedOf } from './judge';
import type { ChangeSetLineTable } from './tables';

/** A line with its present result if it were sent. */
interface JudgedLine extends Judged {
  readonly line: Selectable<ChangeSetLineTable>;
}

/** Reads the set of an institution, oldest line first, and checks each line. */
export async function readLines(context: CheckContext, queries: Queries): Promise<JudgedLine[]> {
  const lines = await storedLines(queries, context.institution);
  const judge = await judgeFor(
    context,
    queries,
    lines.map(({ change }) => wantedOf(change)),
  );
  return lines.map((line) => ({ line, ...judge(wantedOf(line.change)) }));
}

/** Returns the services in an institution's set. */
export async function gatheredServices(queries: Queries, institution: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('change_set_line')
    .select('service_entity_id')
    .distinct()
    .where('institution_entity_id', '=', institution)
    .execute();
  return rows.map(({ service_entity_id: service }) => service);
}

/** Counts the lines of an institution. */
export async function sizeOfSet(queries: Queries, institution: string): Promise<number> {
  const { size } = await queries
    .selectFrom('change_set_line')
    .select(({ fn }) => fn.countAll<string>().as('size'))
    .where('institution_entity_id', '=', institution)
    .executeTakeFirstOrThrow();
  return Number(size);
}

function storedLines(queries: Queries, { entity_id: institution }: InstitutionRow) {
  return queries
    .selectFrom('change_set_line')
    .selectAll()
    .where('institution_entity_id', '=', institution)
    .orderBy('id')
    .execute();
}

/** Checks the set of an institution, and returns it for its page. */
export async function changeSetView(
  context: CheckContext,
  queries: Queries,
  language: string,
): Promise<ChangeSet> {
  const judged = await readLines(context, queries);
  return {
    version: versionOf(judged),
    sentAs: context.elsewhere ? 'ticketEach' : 'oneTicket',
    ...(context.elsewhere?.unchecked && { unchecked: true as const }),
    lines: judged.map((one) => lineView(one, language)),
  };
}

/** Hashes the lines and all that decides their outcome, so that people send exactly the lines that they saw. */
export function versionOf(judged: readonly JudgedLine[]): string {
  const seen = judged.map(({ line, change, obstacle }) => [line.id, change, obstacle]);
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}

function lineView({ line, service, change, obstacle, jiraKey }: JudgedLine, language: string): ChangeSetLine {
  const shown = change ?? line.change;
  return {
    id: line.id,
    kind: line.kind,
    service: line.service_entity_id,
    serviceType: line.service_type,
    ...(service && { serviceName: serviceView(service, language).name, serviceId: service.eid }),
    fields: requestedFields(shown),
    addedBy: line.user_name,
    addedAt: line.added_at.toISOString(),
    ...(obstacle && { obstacle }),
    ...(jiraKey !== undefined && { jiraKey }),
    ...(change && hasOtherBefore(change, line.change) && { changedSince: true as const }),
    ...(line.refused_at && { refused: { at: line.refused_at.toISOString(), why: line.refused_why ?? '' } }),
  };
}

function hasOtherBefore(now: ServiceChange, then: ServiceChange): boolean {
  return 'before' in now && 'before' in then && !isDeepStrictEqual(now.before, then.before);
}

/**
 * Adds the lines that can be requested now, as long as there is room; each replaces a line about the same subject, and
 * keeps that line's values for those that it omits. Lines are added one by one, so that two people who add at once do
 * not overwrite each other.
 */
export async function addLines(
  context: CheckContext,
  tx: Tx,
  { person }: Requester,
  requested: readonly WantedChange[],
  now: Date,
): Promise<ChangeSetAdded> {
  const { institution } = context;
  const stored = (await storedLines(tx, institution)).map(({ change }) => change);
  const filled = filledFrom(stored.map(wantedOf), requested);
  const judge = await judgeFor(context, tx, filled, [...stored.map(wantedOf), ...filled]);
  const subjects = new Set(stored.map(subjectOf));
  const refused: ChangeSetAdded['refused'] = [];
  const taken = new Map<string, ServiceChange>();
  for (const [place, one] of filled.entries()) {
    const { change, obstacle, jiraKey } = judge(one);
    const subject = change && subjectOf(change);
    if (obstacle !== undefined) refused.push({ place, obstacle, ...(jiraKey !== undefined && { jiraKey }) });
    else if (!change || !subject) continue;
    else if (!subjects.has(subject) && subjects.size >= MOST_LINES) refused.push({ place, obstacle: 'full' });
    else {
      subjects.add(subject);
      taken.set(subject, change);
    }
  }
  const adder = { userName: person.displayName || person.uid, userUid: person.uid };
  const rows = [...taken.values()].map((change) => newLine(change, adder, now));
  if (rows.length > 0) await putLines(tx, rows);
  return { added: rows.length, size: subjects.size, refused };
}

/** Fills omitted values from the earlier request about the same subject, so that no typed text is lost. */
function filledFrom(gathered: readonly WantedChange[], requested: readonly WantedChange[]): WantedChange[] {
  const last = new Map(gathered.map((one) => [subjectOf(one), one]));
  return requested.map((one) => {
    const filled = { ...last.get(subjectOf(one)), ...one };
    last.set(subjectOf(one), filled);
    return filled;
  });
}

/** Returns the key of a line's subject, of which a set has one. */
function subjectOf({ kind, serviceType, service }: ServiceChange | WantedChange): string {
  return `${kind} ${serviceType} ${service}`;
}

type NewLine = Omit<Selectable<ChangeSetLineTable>, 'id' | 'change'> & { readonly change: string };

function newLine(
  change: ServiceChange,
  { userName, userUid }: Pick<NewTicket, 'userName' | 'userUid'>,
  now: Date,
): NewLine {
  return {
    institution_entity_id: change.institution,
    service_entity_id: change.service,
    service_type: change.serviceType,
    kind: change.kind,
    change: JSON.stringify(change),
    user_name: userName,
    user_uid: userUid,
    added_at: now,
    refused_at: null,
    refused_why: null,
  };
}

/**
 * Returns a ticket that an external ticket system refused to the set, with the reason, unless there is another line
 * about the same subject by now.
 */
export async function returnLines(tx: Tx, ticket: NewTicket, why: string, now: Date): Promise<void> {
  const { change } = ticket;
  if (!change || change.kind === 'set' || change.kind === 'institution') return;
  await tx
    .insertInto('change_set_line')
    .values({ ...newLine(change, ticket, now), refused_at: now, refused_why: why })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A replaced line gets another ID: people who saw the earlier one have not seen this one. */
async function putLines(tx: Tx, rows: readonly NewLine[]): Promise<void> {
  await tx
    .insertInto('change_set_line')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['institution_entity_id', 'service_entity_id', 'service_type', 'kind'])
        .doUpdateSet(({ ref }) => ({
          id: ref('excluded.id'),
          change: ref('excluded.change'),
          user_name: ref('excluded.user_name'),
          user_uid: ref('excluded.user_uid'),
          added_at: ref('excluded.added_at'),
          refused_at: null,
          refused_why: null,
        })),
    )
    .execute();
}

/** Removes lines of the institution, and returns their changes; one that is already gone is not an error. */
export async function removeLines(
  tx: Tx,
  institution: string,
  ids: readonly number[],
): Promise<ServiceChange[]> {
  const gone = await tx
    .deleteFrom('change_set_line')
    .where('institution_entity_id', '=', institution)
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .returning('change')
    .execute();
  return gone.map(({ change }) => change);
}
