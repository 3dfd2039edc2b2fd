import { partContacts } from '../../../contracts/domain/institution/contactChanges';
import { institutionDifferences } from '../../../contracts/domain/institution/institutionDifferences';
import { parseContactField, textPlaces } from '../../../contracts/domain/institution/institutionFields';
import type {
  InstitutionSettings,
  SettingDifference,
} from '../../../contracts/domain/institution/institutionSettings';
import { useFormValues } from '../../../ui/form/useFormValues';
import { settingsIn, type EditForm } from './edit.schema';

/** Returns the changes in the form around the caller. */
export function useDifferences(settings: InstitutionSettings): readonly SettingDifference[] {
  return institutionDifferences(settings, settingsIn(useFormValues<EditForm>()));
}

/** Counts the changes in each section of the form; an added or removed contact counts as one. */
export function countBySection(differences: readonly SettingDifference[]) {
  const { fields, contacts } = partContacts(differences);
  const texts = fields.filter(({ field }) => textPlaces.some((place) => place.field === field)).length;
  const members = fields.filter(({ field }) => parseContactField(field)).length;
  return { texts, settings: fields.length - texts - members, contacts: members + contacts.length };
}
