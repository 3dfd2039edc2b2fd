import { Type, type Static } from 'typebox';
import { ContactPersonType, StateType } from './enumerations';

const LONGEST_TEXT = 4_000;
const LONGEST_ADDRESS = 2_048;
const MOST_CONTACTS = 100;

const Text = Type.String({ maxLength: LONGEST_TEXT });
const Address = Type.String({ maxLength: LONGEST_ADDRESS });

const ContactId = Type.String({ minLength: 1, maxLength: 100 });

/** Requested values of a contact; absent members stay as they are. */
export const ContactSettings = Type.Partial(
  Type.Object({
    /** ID of the institution's contact; a list without IDs is matched by position. */
    id: ContactId,
    name: Type.String({ maxLength: 1_000 }),
    emailAddress: Type.String({ maxLength: 1_000 }),
    telephoneNumber: Type.String({ maxLength: 1_000 }),
    contactPersonType: ContactPersonType,
  }),
);
export type ContactSettings = Static<typeof ContactSettings>;

/** A new contact: a person with a mail address. */
export const NewContact = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 1_000 }),
  emailAddress: Type.String({ minLength: 1, maxLength: 1_000 }),
  telephoneNumber: Type.Optional(Type.String({ maxLength: 1_000 })),
  contactPersonType: ContactPersonType,
});
export type NewContact = Static<typeof NewContact>;

/**
 * `POST /users/me/settings`. A member that is absent, or null, stays as it is; an empty text is removed. Blank counts
 * as empty. Other members are ignored: the other client sends the whole state of its form, and
 * `serviceProviderSettings`, which no server processes.
 */
export const InstitutionSettingsRequest = Type.Partial(
  Type.Object({
    keywordsEn: Text,
    keywordsNl: Text,
    keywordsPt: Text,
    displayNamesEn: Text,
    displayNamesNl: Text,
    displayNamesPt: Text,
    descriptionsEn: Text,
    descriptionsNl: Text,
    descriptionsPt: Text,
    organisationUrlEn: Address,
    organisationUrlNl: Address,
    organisationUrlPt: Address,
    organisationNameEn: Text,
    organisationNameNl: Text,
    organisationNamePt: Text,
    organisationDisplayNameEn: Text,
    organisationDisplayNameNl: Text,
    organisationDisplayNamePt: Text,
    publishedInEdugain: Type.Boolean(),
    connectToRSServicesAutomatically: Type.Boolean(),
    allowMaintainersToManageAuthzRules: Type.Boolean(),
    displayAdminEmailsInDashboard: Type.Boolean(),
    displayStatsInDashboard: Type.Boolean(),
    stateType: StateType,
    /** All present contacts, including the ones to remove. This list neither adds nor removes contacts. */
    contactPersons: Type.Array(ContactSettings, { maxItems: MOST_CONTACTS }),
    /** Ours (docs/EXTENSIONS.md, `contacts`). */
    addedContacts: Type.Array(NewContact, { maxItems: MOST_CONTACTS }),
    /** Ours: IDs. */
    removedContacts: Type.Array(ContactId, { maxItems: MOST_CONTACTS }),
    comments: Text,
  }),
);
export type InstitutionSettingsRequest = Static<typeof InstitutionSettingsRequest>;
