import type { Database } from '../../../platform/storage/database';

/** Institutions and services that the federation knows, by entity ID. */
export class LoginParties {
  private constructor(
    private readonly institutions: ReadonlySet<string>,
    private readonly services: ReadonlySet<string>,
  ) {}

  static async load({ read }: Database): Promise<LoginParties> {
    const idsIn = async (table: 'institution' | 'service') =>
      new Set((await read.selectFrom(table).select('entity_id').execute()).map((row) => row.entity_id));
    return new LoginParties(await idsIn('institution'), await idsIn('service'));
  }

  knowsInstitution(entityId: string): boolean {
    return this.institutions.has(entityId);
  }

  knowsService(entityId: string): boolean {
    return this.services.has(entityId);
  }
}
