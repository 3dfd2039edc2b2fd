import type { FlagField } from '../../../contracts/domain/institutionFields';
import type { Institution } from '../../../contracts/domain/person';
import type { Term } from '../../../i18n/terms';

/** Fields of the edit form that a rule can lead to, by the name that they have in its address. */
export type EditField =
  | 'displayNamesEn'
  | 'displayNamesNl'
  | 'descriptionsEn'
  | 'descriptionsNl'
  | 'keywordsEn'
  | 'keywordsNl'
  | 'organisationNameEn'
  | 'organisationDisplayNameEn'
  | 'organisationUrlEn'
  | 'contactPersons';

/** A part of the form that a link can lead to. */
export type EditTarget = EditField | FlagField | 'stateType';

/** What a rule looks at. */
export interface Facts {
  readonly institution: Institution;
  /** This person is shown contacts. */
  readonly contactsTold: boolean;
}

/** What a rule finds. Unknown counts neither as met nor as not met. */
export type Verdict =
  | { readonly kind: 'met' }
  | {
      readonly kind: 'notMet';
      /** Message: what to do. */
      readonly mend: string;
      /** The field in which it can be mended here; absent: only the federation can. */
      readonly field?: EditField;
      /** Texts that are missing, where several can be: message of what it is called, and language code. */
      readonly missing?: readonly { readonly text: string; readonly language: string }[];
    }
  | {
      readonly kind: 'unknown';
      /** Message: why. */
      readonly why: string;
    };

/** A document that asks for something. */
export interface Source {
  readonly name: string;
  readonly href: string;
}

export interface Rule {
  readonly id: string;
  /** Message: what is asked for. */
  readonly title: string;
  /** The word of the field that is in it. */
  readonly term?: Term;
  readonly source: Source;
  readonly judge: (facts: Facts) => Verdict;
}
