import type { Institution } from '../../contracts/domain/person/person';

export interface InstitutionViewProps {
  readonly institution: Institution;
  /** True if the sections link to the form. */
  readonly editable?: boolean;
}
