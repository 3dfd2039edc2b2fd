import { sql } from 'kysely';
import type { WishedService, Wishes, WishGroup } from '../../../src/extensions/wishes/contract/wishes.wire';
import type { Queries } from '../../platform/storage/database';
import type { ServiceStatus } from '../changeSets/changeSets.module';
import { isSame, type Merge, type PlacedWish, placedWishes, placeOf } from './merges';
import { requestedService, namedService, wishStatement, type WishRow } from './wishView';

/** Maximum number of services in one answer, and of wishes of each; its counts include all. */
const MOST_GROUPS = 100;
const MOST_OF_GROUP = 50;

interface CountedGroup extends Pick<WishRow, 'service_entity_id' | 'service_type'> {
  readonly version: string;
  readonly count: number;
  readonly unanswered: number;
  readonly people: number;
}

interface Counted extends Omit<CountedGroup, 'count' | 'unanswered' | 'people'> {
  readonly count: string;
  readonly unanswered: string;
  readonly people: string;
}

/** A wish that is added, removed, changed, answered, merged or separated gives another version. */
const counts = sql`under_service as service_entity_id, under_type as service_type, count(*) as count,
  count(*) filter (where answered_at is null) as unanswered, sum(coalesce(people, 1)) as people,
  concat_ws('.', encode(sha256(convert_to(string_agg(id::text, ' ' order by id), 'UTF8')), 'hex'),
    extract(epoch from max(answered_at))) as version`;

/**
 * Counts the wishes of an institution by the service of their group: those that wait for an answer first, then by
 * people.
 */
export async function countedGroups(
  queries: Queries,
  institution: string,
): Promise<{ groups: CountedGroup[]; more: boolean }> {
  const { rows } = await sql<Counted>`
    select ${counts} from ${placedWishes(institution)}
    group by under_service, under_type
    order by count(*) filter (where answered_at is null) > 0 desc, sum(coalesce(people, 1)) desc, max(asked_at) desc,
      under_service, under_type
    limit ${MOST_GROUPS + 1}`.execute(queries);
  return { groups: rows.slice(0, MOST_GROUPS).map(numbered), more: rows.length > MOST_GROUPS };
}

/** Counts the wishes of one service's group; undefined if there are none. */
export async function countedGroup(
  queries: Queries,
  institution: string,
  { service, serviceType }: WishedService,
): Promise<CountedGroup | undefined> {
  const { rows } = await sql<Counted>`
    select ${counts} from ${placedWishes(institution)}
    where under_service = ${service} and under_type = ${serviceType}
    group by under_service, under_type`.execute(queries);
  return rows.map(numbered)[0];
}

function numbered({ count, unanswered, people, ...group }: Counted): CountedGroup {
  return { ...group, count: Number(count), unanswered: Number(unanswered), people: Number(people) };
}

/** Reads the newest wishes of each of these groups. */
export async function wishesOf(
  queries: Queries,
  institution: string,
  groups: readonly CountedGroup[],
): Promise<readonly PlacedWish[]> {
  const services = groups.map((group) => group.service_entity_id);
  const { rows } = await sql<PlacedWish>`
    select * from (
      select placed.*,
        row_number() over (partition by under_service, under_type order by asked_at desc, id desc) as place
      from ${placedWishes(institution)} where under_service = any(${services}::text[])) as numbered
    where place <= ${MOST_OF_GROUP} order by place`.execute(queries);
  return rows;
}

interface Read {
  readonly groups: readonly CountedGroup[];
  readonly more: boolean;
  readonly merges: readonly Merge[];
  readonly rows: readonly PlacedWish[];
}

/** Returns the wishes of an institution for its administrators. */
export function wishesView(
  { groups, more, merges, rows }: Read,
  statusOf: (service: WishedService) => ServiceStatus,
  language: string,
): Wishes {
  const named = (service: WishedService) => namedService(service, statusOf(service), language);
  return {
    more,
    groups: groups.map((group): WishGroup => {
      const { service_entity_id: service, service_type: serviceType, version, count, people } = group;
      const under = { service, serviceType };
      const seen = statusOf(under);
      const wishes = rows
        .filter((row) => isSame(under, placeOf(row)))
        .map((row) => {
          const requested = requestedService(row);
          const statement = { id: row.id, name: row.user_name, ...wishStatement(row, seen) };
          return isSame(requested, under) ? statement : { ...statement, asked: named(requested) };
        });
      const answered = wishes[0]?.state ?? 'open';
      return {
        ...named(under),
        version,
        state: seen.status === 'free' && group.unanswered > 0 ? 'open' : answered,
        count,
        people,
        wishes,
        together: merges.filter(({ into }) => isSame(into, under)).map(({ from }) => named(from)),
      };
    }),
  };
}
