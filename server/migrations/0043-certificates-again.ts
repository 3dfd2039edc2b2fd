import { sql, type Kysely } from 'kysely';

/** The ends of certificates are read once. Those in PEM had none, and of some chains it was that of an issuer. */
const statement = 'update entity_source set certificate_ends = null where certificate_ends is not null';

export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(statement).execute(database);
}
