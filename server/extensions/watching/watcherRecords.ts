import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { Rhythm, WatchKind } from '../../../src/extensions/watching/contract/watching.wire';
import { Authority, EntityType } from '../../../src/contracts/wire/enumerations';
import { Moment, recordKind } from '../../platform/state/recordKind';
import { takeKeyed } from '../../platform/state/takeKeyed';
import { rowsOf } from '../../platform/storage/cursor';
import type { Tx } from '../../platform/storage/database';
import { personKey } from '../../modules/identity/identity.module';

const text = Type.String({ minLength: 1, maxLength: 4_000 });

const WatcherRecord = Type.Object(
  {
    kind: Type.Literal('watcher'),
    issuer: text,
    subject: text,
    name: Type.String(),
    mail: Type.String({ description: 'Empty: the login brought none.' }),
    roles: Type.Array(Authority),
    institutions: Type.Array(text),
    seenAt: Moment,
    language: Type.String({
      description: 'Two letters; where the dashboard does not speak it, its first language.',
    }),
    rhythm: Rhythm,
    dueAt: Type.Optional(Moment),
    watched: Type.Array(
      Type.Object(
        {
          institution: text,
          kind: WatchKind,
          object: Type.String({ maxLength: 4_000 }),
          type: Type.Optional(EntityType),
          since: Moment,
          name: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: 80,
              description: 'What the person calls a search that they keep.',
            }),
          ),
          unwatched: Type.Optional(
            Type.Literal(true, { description: 'Kept under its name, and not watched.' }),
          ),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
type WatcherRecord = Static<typeof WatcherRecord>;

type Stored = Omit<WatcherRecord, 'kind'>;

const moment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = sql`person::jsonb ->> 0 as issuer, person::jsonb ->> 1 as subject, name, mail, authorities as roles, institutions,
  ${moment('seen_at')} as "seenAt", language, rhythm, ${moment('due_at')} as "dueAt",
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('institution', institution_entity_id, 'kind', kind,
      'object', object, 'type', nullif(service_type, ''), 'since', ${moment('created_at')}, 'name', nullif(name, ''),
      'unwatched', nullif(not watched, false)))
      order by created_at, institution_entity_id, kind, object), '[]')
    from subscription where subscription.person = watcher.person) as watched`;

/**
 * People who watch, with their subscriptions. The address of their feed is a secret and not included; earlier news are
 * not included either, so that no one gets them twice.
 */
export const watcherRecords = recordKind({
  kind: 'watcher',
  schema: WatcherRecord,
  columns: {
    watcher: [
      ...(['person', 'name', 'mail', 'authorities', 'institutions', 'seen_at'] as const),
      ...(['language', 'rhythm', 'due_at'] as const),
    ],
    subscription: [
      ...([
        'person',
        'institution_entity_id',
        'kind',
        'object',
        'service_type',
        'created_at',
        'name',
        'watched',
      ] as const),
    ],
  },
  async *read(tx) {
    const query = sql<Stored & { dueAt: string | null }>`
      select ${columns} from watcher order by person collate "C"`;
    for await (const row of rowsOf(tx, query)) yield { kind: 'watcher', ...plain(row) } as const;
  },
  nameOf: ({ subject }) => subject,
  intake: ({ config: { federation } }) => ({
    take: (tx, records) =>
      takeKeyed(tx, records, {
        keyOf: personKey,
        stored,
        merge: (_before, { kind: _kind, ...values }: WatcherRecord) =>
          plain({ ...values, language: spoken(values.language, federation.languages) }),
        store,
      }),
  }),
});

function spoken(language: string, languages: readonly string[]): string {
  return languages.includes(language) ? language : (languages[0] ?? 'en');
}

type Read = Omit<Stored, 'dueAt'> & { readonly dueAt?: string | null | undefined };

/** Returns a record in canonical form, for comparison: in UTC, without duplicate subscriptions, oldest first. */
function plain({ dueAt, seenAt, watched, ...row }: Read): Stored {
  const inUtc = (moment: string) => new Date(moment).toISOString();
  const byKey = new Map(
    watched.map(({ since, ...one }) => [
      JSON.stringify([inUtc(since), one.institution, one.kind, one.object, one.type]),
      { ...one, since: inUtc(since) },
    ]),
  );
  const all = [...byKey.keys()].sort().flatMap((key) => byKey.get(key) ?? []);
  const isFirst = (one: Stored['watched'][number], index: number) =>
    all.findIndex((other) => sameThing(one, other)) === index;
  return {
    ...row,
    seenAt: inUtc(seenAt),
    watched: all.filter(isFirst),
    ...(dueAt !== undefined && dueAt !== null && { dueAt: inUtc(dueAt) }),
  };
}

function sameThing(one: Stored['watched'][number], other: Stored['watched'][number]): boolean {
  return (['institution', 'kind', 'object', 'type'] as const).every(
    (member) => one[member] === other[member],
  );
}

async function stored(tx: Tx, records: readonly WatcherRecord[]): Promise<Map<string, Stored>> {
  const { rows } = await sql<Stored & { dueAt: string | null }>`
    select ${columns} from watcher where person = any(${records.map(personKey)}::text[])`.execute(tx);
  return new Map(rows.map((row) => [personKey(row), plain(row)]));
}

async function store(tx: Tx, changed: readonly Stored[]): Promise<void> {
  const rows = changed.map(({ watched: _watched, ...row }) => ({
    ...row,
    person: personKey(row),
    id: randomUUID(),
  }));
  const watched = changed.flatMap((row) =>
    row.watched.map((one) => ({ ...one, person: personKey(row), id: randomUUID() })),
  );
  await sql`
    insert into watcher (person, id, name, mail, authorities, institutions, seen_at, language, rhythm, due_at, told_to)
    select person, id, name, mail, roles, institutions, "seenAt", language, rhythm, "dueAt",
      (select coalesce(max(number), 0) from news)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (person text, id uuid, name text, mail text, roles jsonb,
      institutions jsonb, "seenAt" timestamptz, language text, rhythm text, "dueAt" timestamptz)
    on conflict (person) do update set name = excluded.name, mail = excluded.mail, authorities = excluded.authorities,
      institutions = excluded.institutions, seen_at = excluded.seen_at, language = excluded.language,
      rhythm = excluded.rhythm, due_at = excluded.due_at`.execute(tx);
  await tx.deleteFrom('subscription').where('person', 'in', changed.map(personKey)).execute();
  await sql`
    insert into subscription (id, person, institution_entity_id, kind, object, service_type, since, created_at, name, watched)
    select id, person, institution, kind, object, coalesce(type, ''), (select coalesce(max(number), 0) from news), since,
      coalesce(name, ''), unwatched is null or name is null
    from jsonb_to_recordset(${JSON.stringify(watched)}::jsonb) as said (id uuid, person text, institution text, kind text,
      object text, type text, since timestamptz, name text, unwatched boolean)
    on conflict do nothing`.execute(tx);
}
