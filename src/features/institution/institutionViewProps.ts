import type { Institution } from '../../contracts/domain/person';

export interface InstitutionViewProps {
  readonly institution: Institution;
  /** The section has the ways to the form. */
  readonly editable?: boolean;
}
