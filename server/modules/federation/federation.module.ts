export { bumpCatalogueVersion, bumpConnections, catalogueVersion } from './catalogueVersion';
export { contactIds } from './contactIds';
export { contactView } from './contactView';
export { emptyInstitution, emptyService } from './emptyDocuments';
export type { InstitutionDocument, ServiceDocument, StoredContact } from './documents';
export { entityOf, pointTo, sha1Of, sweepSources, writeSources, type EntitySource } from './entitySources';
export { connectionRecords } from './records/connectionRecords';
export { consentRecords } from './records/consentRecords';
export { institutionRecords } from './records/institutionRecords';
export { serviceRecords } from './records/serviceRecords';
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
export { keepLogos, KEPT_LOGOS, logoHash, type LogoPicture } from './logos';
export type {
  CertificateEnds,
  ConsentTable,
  InstitutionTable,
  LevelSettingTable,
  ServiceTable,
} from './tables';
