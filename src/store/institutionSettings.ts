import { shownName } from '../contracts/domain/institution/contactName';
import { contactTypeOf } from '../contracts/domain/institution/contactType';
import { flagFields, textPlaces, type TextField } from '../contracts/domain/institution/institutionFields';
import type {
  ContactSetting,
  InstitutionSettings,
} from '../contracts/domain/institution/institutionSettings';
import type { Institution } from '../contracts/domain/person/person';
import type { ContactPerson } from '../contracts/wire/institution';

/** Returns the current values of what can be changed of an institution. */
export function institutionSettingsOf(institution: Institution): InstitutionSettings {
  const texts = textPlaces.map(({ field, member, language }) => [
    field,
    institution.texts[member]?.[language] ?? '',
  ]);
  return {
    texts: Object.fromEntries(texts) as Record<TextField, string>,
    flags: takesFlags(institution)
      ? Object.fromEntries(
          flagFields.flatMap((field) => {
            const value = institution[field];
            return value === undefined ? [] : [[field, value]];
          }),
        )
      : {},
    state: institution.state,
    contacts: institution.contactPersons.map(contactSettingOf),
    added: [],
  };
}

/** A server that does not send this member accepts none of the flags. */
function takesFlags({ publishedInEdugain }: Institution): boolean {
  return publishedInEdugain !== undefined;
}

/** The other server writes the word "null" for a missing name (WIRE T24); ours sends names as they are. */
function contactSettingOf(contact: ContactPerson): ContactSetting {
  const { id, name, emailAddress = '', telephoneNumber = '' } = contact;
  const shown = id === undefined ? shownName(name) : name;
  return {
    ...(id !== undefined && { id }),
    name: shown,
    ...(shown !== name && { cameAs: name }),
    emailAddress,
    telephoneNumber,
    contactPersonType: contactTypeOf(contact),
  };
}
