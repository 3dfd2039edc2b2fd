import type { StateType } from '../../wire/enumerations';
import type { ContactType } from './contactType';
import type { ContactField, FlagField, TextField } from './institutionFields';

/** A contact person in the form; empty: none. */
export type ContactSetting = Readonly<Record<Exclude<ContactField, 'contactPersonType'>, string>> & {
  /** ID from our server; absent from the other one, which identifies contacts by position. */
  readonly id?: string;
  readonly contactPersonType: ContactType;
  /** The name on the wire, if it is shown differently. */
  readonly cameAs?: string;
  /** True if the contact is to be removed. */
  readonly removed?: boolean;
};

/** Data of an institution that it can have changed. */
export interface InstitutionSettings {
  /** Empty: none. Portuguese ones cannot be edited, but are sent along: the other server removes missing ones. */
  readonly texts: Readonly<Record<TextField, string>>;
  /** Flags that the server sends; absent ones cannot be changed. */
  readonly flags: Readonly<Partial<Record<FlagField, boolean>>>;
  readonly state: StateType;
  /** All contacts, in the server's order. */
  readonly contacts: readonly ContactSetting[];
  /** Contacts to add. */
  readonly added: readonly ContactSetting[];
}

/** Members of the institution's own service that are sent along; no server uses them. */
export interface ServiceSettings {
  readonly spEntityId: string;
  readonly descriptionEn: string;
  readonly descriptionNl: string;
  readonly displayNameEn: string;
  readonly displayNameNl: string;
  readonly publishedInEdugain?: boolean;
  readonly hasGuestEnabled: boolean;
  readonly noConsentRequired: boolean;
  readonly contactPersons: readonly object[];
  readonly stateType?: StateType;
}

/** A change of its own data that an institution requests from the desk. */
export interface InstitutionChange {
  readonly subject: 'institution';
  /** Entity ID. */
  readonly institution: string;
  readonly settings: InstitutionSettings;
  readonly services: readonly ServiceSettings[];
  readonly comments: string;
}

/** A different member of the settings. Empty values: none. */
export interface SettingDifference {
  /** Name in the request's body; members of a contact as `contactPersons[2].emailAddress`. */
  readonly field: string;
  readonly from: string;
  readonly to: string;
}
