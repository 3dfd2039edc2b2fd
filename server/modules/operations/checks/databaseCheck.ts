import { sql } from 'kysely';
import { no, notSet, yes, type Check } from '../../../platform/check';
import type { Watched } from '../../../platform/module';

interface Rights {
  readonly role: string;
  readonly isSuperuser: boolean;
  readonly ownsTables: boolean;
  readonly mayCreate: boolean;
}

/** Makes the check that the server cannot change its tables, so that a stolen password cannot either. */
export function databaseCheck({ config, database }: Watched): Check {
  return {
    subject: 'database role',
    async ask() {
      if (config.databaseUrl === undefined) return notSet('The embedded database has no roles.');
      const { rows } = await sql<Rights>`
        select current_user as role,
          (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
          has_schema_privilege(current_schema(), 'create') as "mayCreate",
          exists (
            select from pg_class
            where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
              and pg_has_role(relowner, 'usage')
          ) as "ownsTables"`.execute(database.read);
      const [rights] = rows;
      const { role = '' } = rights ?? {};
      if (rights && !rights.isSuperuser && !rights.ownsTables && !rights.mayCreate)
        return yes(`${role} can read and write rows, and cannot change tables.`);
      return no(
        `${role} can change tables${rights?.isSuperuser ? ', and is a superuser' : ''}.`,
        'Use two roles (deploy/postgresql/roles.sql) and MIGRATE_AT_START=0.',
      );
    },
  };
}
