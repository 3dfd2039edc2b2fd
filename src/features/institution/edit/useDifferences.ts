import { partContacts } from '../../../contracts/domain/contactChanges';
import { institutionDifferences } from '../../../contracts/domain/institutionDifferences';
import { parseContactField, textPlaces } from '../../../contracts/domain/institutionFields';
import type { InstitutionSettings, SettingDifference } from '../../../contracts/domain/institutionSettings';
import { useFormValues } from '../../../ui/form/useFormValues';
import { settingsIn, type EditForm } from './edit.schema';

/** Within the form: returns what would be asked for now. */
export function useDifferences(settings: InstitutionSettings): readonly SettingDifference[] {
  return institutionDifferences(settings, settingsIn(useFormValues<EditForm>()));
}

/** Returns how many changes there are in each section of the form; a contact that comes or goes is one. */
export function countBySection(differences: readonly SettingDifference[]) {
  const { fields, contacts } = partContacts(differences);
  const texts = fields.filter(({ field }) => textPlaces.some((place) => place.field === field)).length;
  const members = fields.filter(({ field }) => parseContactField(field)).length;
  return { texts, settings: fields.length - texts - members, contacts: members + contacts.length };
}
