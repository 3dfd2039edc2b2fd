import type { FlagField } from '../../../contracts/domain/institution/institutionFields';
import type { Institution } from '../../../contracts/domain/person/person';
import type { Term } from '../../../i18n/terms';

/** Fields that a rule can lead to, by their names in the address of the form. */
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

/** A field or part of the form that a link can lead to. */
export type EditTarget = EditField | FlagField | 'stateType';

/** The data that rules judge. */
export interface Facts {
  readonly institution: Institution;
  /** True if this person may see contacts. */
  readonly maySeeContacts: boolean;
}

/** The result of a rule. An unknown one counts neither as met nor as missed. */
export type Verdict =
  | { readonly kind: 'met' }
  | {
      readonly kind: 'notMet';
      /** Message that says what to do. */
      readonly remedy: string;
      /** Field of the form that meets the rule; absent if only the federation can. */
      readonly field?: EditField;
      /** Missing texts of a rule about several: the message that names the text, and the code of its language. */
      readonly missing?: readonly { readonly text: string; readonly language: string }[];
    }
  | {
      readonly kind: 'unknown';
      /** Message that says why the result is unknown. */
      readonly why: string;
    };

/** The document that a rule comes from. */
export interface Source {
  readonly name: string;
  readonly href: string;
}

export interface Rule {
  readonly id: string;
  /** Message that says what the rule asks for. */
  readonly title: string;
  /** Entry of the glossary that the title uses. */
  readonly term?: Term;
  readonly source: Source;
  readonly judge: (facts: Facts) => Verdict;
}
