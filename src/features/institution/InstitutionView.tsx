import type { ReactNode } from 'react';
import { usePerson } from '../../store/person';
import { Split } from '../../ui/page/Split';
import { tellsContacts } from '../../contracts/domain/person/rights';
import { ContactsSection } from './ContactsSection';
import { GeneralSection } from './GeneralSection';
import { RolesSection } from './RolesSection';
import { SettingsSection } from './SettingsSection';
import { TextsSection } from './TextsSection';
import type { InstitutionViewProps } from './institutionViewProps';

/** Shows the data of an institution; `last` comes below everything. */
export function InstitutionView({
  institution,
  editable = false,
  last,
}: InstitutionViewProps & { readonly last?: ReactNode }) {
  const { roles } = usePerson();
  const showsContacts = tellsContacts(institution, roles);
  return (
    <Split
      side="end"
      aside={
        <>
          <SettingsSection institution={institution} editable={editable} />
          {editable && <RolesSection />}
        </>
      }
    >
      <GeneralSection institution={institution} />
      <TextsSection institution={institution} editable={editable} />
      <ContactsSection
        contacts={showsContacts ? institution.contactPersons : undefined}
        editable={editable}
      />
      {last}
    </Split>
  );
}
