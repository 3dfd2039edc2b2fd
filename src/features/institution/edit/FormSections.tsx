import { useIntl } from 'react-intl';
import type { InstitutionSettings } from '../../../contracts/domain/institution/institutionSettings';
import { SectionMenu } from '../../../ui/page/SectionMenu';
import { countBySection, useDifferences } from './useDifferences';

const sections = [
  { id: 'texts', label: 'institution.texts' },
  { id: 'settings', label: 'institution.settings' },
  { id: 'contacts', label: 'institution.contacts' },
  { id: 'remarks', label: 'institution.edit.remarks' },
  { id: 'fixed', label: 'institution.edit.fixed' },
] as const;

/** Links to the sections of the form, and says how much is changed in each. */
export function FormSections({ settings }: { readonly settings: InstitutionSettings }) {
  const intl = useIntl();
  const counts: Readonly<Record<string, number>> = countBySection(useDifferences(settings));
  return (
    <SectionMenu
      label={intl.formatMessage({ id: 'institution.edit.sections' })}
      placeholder={intl.formatMessage({ id: 'institution.edit.goTo' })}
      sections={sections.map(({ id, label }) => ({
        id,
        label: intl.formatMessage({ id: label }),
        note: counts[id] ? intl.formatMessage({ id: 'institution.edit.count' }, { count: counts[id] }) : '',
      }))}
    />
  );
}
