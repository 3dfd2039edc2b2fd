import type { Institution } from '../../contracts/domain/person';

export interface InstitutionViewProps {
  readonly institution: Institution;
  /** With the ways to the form. */
  readonly editable?: boolean;
}
