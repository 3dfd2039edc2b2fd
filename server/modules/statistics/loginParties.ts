import type { Database } from '../../platform/storage/database';

type Table = 'login_institution' | 'login_service';

/** Gives institutions and services their numbers in the tables of the statistics, and collects unknown entity ids. */
export class LoginParties {
  private constructor(
    private readonly database: Database,
    private readonly known: {
      readonly institutions: ReadonlySet<string>;
      readonly services: ReadonlySet<string>;
    },
    private readonly numbers: Readonly<Record<Table, Map<string, number>>>,
  ) {}

  static async load(database: Database): Promise<LoginParties> {
    const { read } = database;
    const idsIn = async (table: 'institution' | 'service') =>
      new Set((await read.selectFrom(table).select('entity_id').execute()).map((row) => row.entity_id));
    const numbersIn = async (table: Table) =>
      new Map(
        (await read.selectFrom(table).select(['entity_id', 'number']).execute()).map(
          (row) => [row.entity_id, row.number] as const,
        ),
      );
    const known = { institutions: await idsIn('institution'), services: await idsIn('service') };
    return new LoginParties(database, known, {
      login_institution: await numbersIn('login_institution'),
      login_service: await numbersIn('login_service'),
    });
  }

  knowsInstitution(entityId: string): boolean {
    return this.known.institutions.has(entityId);
  }

  knowsService(entityId: string): boolean {
    return this.known.services.has(entityId);
  }

  /** Returns the number of an entity that has one; `take` gives one to the others. */
  numberOf(table: Table, entityId: string): number | undefined {
    return this.numbers[table].get(entityId);
  }

  async take(table: Table, entityId: string): Promise<number> {
    const number = await this.database.transaction(async (tx) => {
      await tx
        .insertInto(table)
        .values({ entity_id: entityId })
        .onConflict((conflict) => conflict.column('entity_id').doNothing())
        .execute();
      const row = await tx
        .selectFrom(table)
        .select('number')
        .where('entity_id', '=', entityId)
        .executeTakeFirstOrThrow();
      return row.number;
    });
    this.numbers[table].set(entityId, number);
    return number;
  }
}
