import type { Insertable } from 'kysely';
import type { DemoPersonTable } from '../identity/identity.module';

export type SeedPerson = Insertable<DemoPersonTable>;
