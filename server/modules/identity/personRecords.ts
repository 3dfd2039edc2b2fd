import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { Authority } from '../../../src/contracts/wire/enumerations';
import { recordKind } from '../../platform/state/recordKind';
import { takeKeyed } from '../../platform/state/takeKeyed';
import { rowsOf } from '../../platform/storage/cursor';
import type { Tx } from '../../platform/storage/database';

const PersonRecord = Type.Object(
  {
    kind: Type.Literal('person'),
    subject: Type.String({ minLength: 1, maxLength: 1024, description: 'As logins name the person.' }),
    givenName: Type.String(),
    surName: Type.String(),
    email: Type.String(),
    institution: Type.String({ minLength: 1, maxLength: 1024 }),
    roles: Type.Array(Authority),
    level: Type.Optional(
      Type.Number({ description: 'Rank of their logins’ level, in the demonstration alone.' }),
    ),
    position: Type.Optional(Type.Integer({ description: 'Place in lists; absent: after all others.' })),
  },
  { additionalProperties: false },
);
type PersonRecord = Static<typeof PersonRecord>;

type Stored = Required<Omit<PersonRecord, 'kind' | 'position'>> & { readonly position: number | null };

const columns = sql`subject, given_name as "givenName", sur_name as "surName", email,
  institution_entity_id as institution, authorities as roles, level, position`;

/** People of institutions and their roles, as stored here. The rights of a login come from its identity provider. */
export const personRecords = recordKind({
  kind: 'person',
  schema: PersonRecord,
  columns: {
    demo_person: [
      ...(['subject', 'given_name', 'sur_name', 'email'] as const),
      ...(['institution_entity_id', 'authorities', 'level', 'position'] as const),
    ],
  },
  async *read(tx) {
    const query = sql<Stored & { position: number }>`
      select ${columns} from demo_person order by subject collate "C"`;
    for await (const row of rowsOf(tx, query)) yield { kind: 'person', ...row } as const;
  },
  nameOf: ({ subject }) => subject,
  intake: () => ({
    take: (tx, records) =>
      takeKeyed(tx, records, { keyOf: ({ subject }) => subject, stored, merge: merged, store }),
  }),
});

const USUAL_LEVEL = 2;

function merged(before: Stored | undefined, { kind: _kind, ...values }: PersonRecord): Stored {
  return { level: USUAL_LEVEL, position: null, ...before, ...values };
}

async function stored(tx: Tx, records: readonly PersonRecord[]): Promise<Map<string, Stored>> {
  const subjects = records.map(({ subject }) => subject);
  const { rows } = await sql<Stored>`
    select ${columns} from demo_person where subject = any(${subjects}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.subject, row]));
}

async function store(tx: Tx, changed: readonly Stored[]): Promise<void> {
  const numbered = changed.map((row, index) => ({ ...row, place: index }));
  await sql`
    insert into demo_person (subject, given_name, sur_name, email, institution_entity_id, authorities, level, position)
    select subject, "givenName", "surName", email, institution, roles, level,
      coalesce(position, (select coalesce(max(position), 0) + 1 from demo_person) + place)
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as said (subject text, "givenName" text, "surName" text,
      email text, institution text, roles jsonb, level double precision, position integer, place integer)
    on conflict (subject) do update set given_name = excluded.given_name, sur_name = excluded.sur_name,
      email = excluded.email, institution_entity_id = excluded.institution_entity_id,
      authorities = excluded.authorities, level = excluded.level, position = excluded.position`.execute(tx);
}
