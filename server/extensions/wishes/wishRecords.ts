import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { LONGEST_SENTENCE, MOST_PEOPLE } from '../../../src/extensions/wishes/contract/wishes';
import { EntityType } from '../../../src/contracts/wire/enumerations';
import { Moment, recordKind } from '../../platform/state/recordKind';
import { takeKeyed } from '../../platform/state/takeKeyed';
import { rowsOf } from '../../platform/storage/cursor';
import type { Tx } from '../../platform/storage/database';

const closed = { additionalProperties: false };
const text = Type.String({ minLength: 1, maxLength: 1024 });
const sentence = Type.String({ minLength: 1, maxLength: LONGEST_SENTENCE });

const WishRecord = Type.Object(
  {
    kind: Type.Literal('wish'),
    institution: text,
    service: text,
    serviceType: EntityType,
    person: text,
    userName: text,
    userMail: Type.String({ maxLength: 1024 }),
    language: Type.String({
      maxLength: 1024,
      description: 'Two letters; where the dashboard does not speak it, its first language.',
    }),
    reason: sentence,
    people: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_PEOPLE })),
    askedAt: Moment,
    answer: Type.Optional(
      Type.Object({ text: sentence, declined: Type.Boolean(), by: text, at: Moment }, closed),
    ),
  },
  closed,
);
type WishRecord = Static<typeof WishRecord>;
type Stored = Omit<WishRecord, 'kind'>;

const recordJson = sql<{ readonly wish: Stored }>`jsonb_strip_nulls(jsonb_build_object(
  'institution', institution_entity_id, 'service', service_entity_id, 'serviceType', service_type, 'person', person,
  'userName', user_name, 'userMail', user_mail, 'language', language, 'reason', reason, 'people', people,
  'askedAt', asked_at, 'answer', case when answered_at is not null then jsonb_build_object(
    'text', answer, 'declined', declined, 'by', answered_by, 'at', answered_at) end)) as wish`;

/** Wishes of people to their administrators. A wish replaces another one of the same person for the same service. */
export const wishRecords = recordKind({
  kind: 'wish',
  schema: WishRecord,
  columns: {
    wish: [
      ...(['institution_entity_id', 'service_entity_id', 'service_type', 'person', 'user_name'] as const),
      ...(['user_mail', 'language', 'reason', 'people', 'asked_at'] as const),
      ...(['answer', 'declined', 'answered_by', 'answered_at'] as const),
    ],
  },
  async *read(tx) {
    const query = sql<{ readonly wish: Stored }>`select ${recordJson} from wish
      order by institution_entity_id collate "C", service_entity_id collate "C", service_type, person collate "C"`;
    for await (const { wish } of rowsOf(tx, query)) yield { kind: 'wish', ...inUtc(wish) } as const;
  },
  nameOf: keyOf,
  intake: ({ config: { federation } }) => ({
    take: (tx, records) =>
      takeKeyed(tx, records, {
        keyOf,
        stored,
        merge: (_before, { kind: _kind, ...wish }: WishRecord) =>
          inUtc({
            ...wish,
            language: spoken(wish.language, federation.languages),
          }),
        store,
      }),
  }),
});

function spoken(language: string, languages: readonly string[]): string {
  return languages.includes(language) ? language : (languages[0] ?? 'en');
}

function keyOf({ institution, service, serviceType, person }: Stored): string {
  return `${institution} – ${service} (${serviceType}), ${person}`;
}

function inUtc({ answer, askedAt, ...wish }: Stored): Stored {
  const utc = (moment: string) => new Date(moment).toISOString();
  return { ...wish, askedAt: utc(askedAt), ...(answer && { answer: { ...answer, at: utc(answer.at) } }) };
}

async function stored(tx: Tx, records: readonly WishRecord[]): Promise<Map<string, Stored>> {
  const { rows } = await sql<{ readonly wish: Stored }>`
    select ${recordJson} from wish
    where institution_entity_id = any(${records.map(({ institution }) => institution)}::text[])
      and service_entity_id = any(${records.map(({ service }) => service)}::text[])`.execute(tx);
  return new Map(rows.map(({ wish }) => [keyOf(wish), inUtc(wish)]));
}

async function store(tx: Tx, changed: readonly Stored[]): Promise<void> {
  await sql`
    insert into wish (institution_entity_id, service_entity_id, service_type, person, user_name, user_mail, language,
      reason, people, asked_at, answer, declined, answered_by, answered_at)
    select institution, service, "serviceType", person, "userName", "userMail", language, reason, people, "askedAt",
      answer ->> 'text', coalesce((answer ->> 'declined')::boolean, false), answer ->> 'by',
      (answer ->> 'at')::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as said (institution text, service text,
      "serviceType" text, person text, "userName" text, "userMail" text, language text, reason text, people integer,
      "askedAt" timestamptz, answer jsonb)
    on conflict (institution_entity_id, service_entity_id, service_type, person) do update set
      id = excluded.id, user_name = excluded.user_name, user_mail = excluded.user_mail, language = excluded.language,
      reason = excluded.reason, people = excluded.people, asked_at = excluded.asked_at, answer = excluded.answer,
      declined = excluded.declined, answered_by = excluded.answered_by, answered_at = excluded.answered_at`.execute(
    tx,
  );
}
