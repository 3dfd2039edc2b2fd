import { flagFields, textPlaces, type TextField } from '../contracts/domain/institutionFields';
import type { ContactSetting, InstitutionSettings } from '../contracts/domain/institutionSettings';
import type { Institution } from '../contracts/domain/person';
import type { ContactPerson } from '../contracts/wire/institution';

/** What of an institution can be changed, as it is set now. */
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
  };
}

/** A server that does not tell this one does not take any of them (contract §2.4, decisions, superset). */
function takesFlags({ publishedInEdugain }: Institution): boolean {
  return publishedInEdugain !== undefined;
}

/**
 * The other server writes a name that is missing as the word "null", and takes what comes back apart at the first blank
 * (contract §2.4, T24): without the word, nothing differs. Ours says names as they are.
 */
function contactSettingOf(contact: ContactPerson): ContactSetting {
  const { id, name, emailAddress = '', telephoneNumber = '', contactPersonType } = contact;
  return {
    ...(id !== undefined && { id }),
    name: id === undefined ? name.replace(/^null(?=\s|$)/, '') : name,
    emailAddress,
    telephoneNumber,
    contactPersonType: contactPersonType ?? 'other',
  };
}
