import type { FoundInstitution } from './findInstitutions';
import type { Identity } from './identity';

export interface IdentityTableProps {
  readonly institutions: readonly FoundInstitution[];
  readonly roles: readonly string[];
  readonly question: string;
  /** The identity that is being requested. */
  readonly taken: Identity | undefined;
  readonly onActAs: (identity: Identity) => void;
}
