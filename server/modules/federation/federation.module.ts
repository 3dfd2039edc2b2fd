import type { Module } from '../../platform/module';
import { connectionRecords } from './records/connectionRecords';
import { consentRecords } from './records/consentRecords';
import { institutionRecords } from './records/institutionRecords';
import { serviceRecords } from './records/serviceRecords';
import { people } from './people';

export { bumpCatalogueVersion, bumpConnections, catalogueVersion } from './catalogueVersion';
export { contactIds } from './contactIds';
export { contactView } from './contactView';
export { emptyInstitution, emptyService } from './emptyDocuments';
export type { InstitutionDocument, ServiceDocument, StoredContact } from './documents';
export { entityOf, pointTo, sha1Of, sweepSources, writeSources, type EntitySource } from './entitySources';
export { institutionExists } from './institutionExists';
export { institutionNames } from './institutionNames';
export {
  connectedInstitutions,
  findInstitution,
  institutionName,
  type InstitutionRow,
  institutionsOf,
  lockInstitution,
  type LockedInstitution,
} from './institutions';
export { keepLogos, STORED_LOGOS, logoHash, type LogoPicture } from './logos';
export type {
  CertificateEnds,
  ConsentTable,
  InstitutionTable,
  LevelSettingTable,
  ServiceTable,
} from './tables';

export const federation: Module<never> = {
  name: 'federation',
  records: [institutionRecords, serviceRecords, connectionRecords, consentRecords],
  people,
};
