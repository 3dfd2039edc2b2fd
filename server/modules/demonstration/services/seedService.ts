import type { Insertable } from 'kysely';
import type { ServiceDocument, ServiceTable } from '../../federation/federation.module';

export type SeedService = Omit<Insertable<ServiceTable>, 'eid' | 'document'> & {
  allowed_all: boolean;
  document: ServiceDocument;
};
