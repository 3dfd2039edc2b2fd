import type { InstitutionMetadata } from '../../../src/contracts/wire/institution';
import type { InstitutionDocument } from '../federation/federation.module';

/** Returns what the scorecard asks of an institution; what was never read is left out, so that it counts as not known. */
export function institutionMetadata(document: InstitutionDocument): InstitutionMetadata {
  const { informationUrls, privacyStatementUrls, errorUrl, registrationPolicyUrls } = document;
  const { entityCategories, entityCategorySupport, assuranceCertifications, registrationInstant } = document;
  return {
    ...(informationUrls && { informationUrls }),
    ...(privacyStatementUrls && { privacyStatementUrls }),
    ...(errorUrl !== undefined && { errorUrl }),
    // Read by every import so far: one that is missing is not in the metadata.
    registrationAuthority: document.registrationAuthority ?? '',
    ...(registrationInstant !== undefined && { registrationInstant }),
    ...(registrationPolicyUrls && { registrationPolicyUrls }),
    ...(entityCategories && { entityCategories }),
    ...(entityCategorySupport && { entityCategorySupport }),
    ...(assuranceCertifications && { assuranceCertifications }),
  };
}
