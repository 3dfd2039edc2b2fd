import { flagFields, textPlaces } from '../../../contracts/domain/institutionFields';

/** Returns the form's name for the field that an address names: `texts.keywordsEn` for `?field=keywordsEn`. */
export function fieldAt(name: string | null): string | undefined {
  if (name === 'contactPersons') return 'contacts[0].name';
  if (name === 'stateType') return 'state';
  if (textPlaces.some(({ field }) => field === name)) return `texts.${name}`;
  return flagFields.some((field) => field === name) ? `flags.${name}` : undefined;
}
