import { sql, type Kysely } from 'kysely';

/** Services whose wishes an institution takes together with those of another one. */
const statements = [
  `create table wish_merge (
     institution_entity_id text not null,
     service_entity_id text not null,
     service_type text not null,
     into_service_entity_id text not null,
     into_service_type text not null,
     primary key (institution_entity_id, service_entity_id, service_type),
     check ((service_entity_id, service_type) <> (into_service_entity_id, into_service_type))
   )`,
];

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
