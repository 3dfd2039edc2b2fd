import { usePerson } from '../../store/person';
import { Split } from '../../ui/Split';
import { tellsContacts } from './contacts';
import { ContactsSection } from './ContactsSection';
import { GeneralSection } from './GeneralSection';
import { RolesSection } from './RolesSection';
import { Scorecard } from './scorecard/Scorecard';
import { SettingsSection } from './SettingsSection';
import type { InstitutionViewProps } from './institutionViewProps';

/** Shows what is known of an institution, to be read. */
export function InstitutionView({ institution, editable = false }: InstitutionViewProps) {
  const { roles } = usePerson();
  const contactsTold = tellsContacts(institution, roles);
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
      <GeneralSection institution={institution} editable={editable} />
      <ContactsSection contacts={contactsTold ? institution.contactPersons : undefined} editable={editable} />
      {editable && <Scorecard facts={{ institution, contactsTold }} />}
    </Split>
  );
}
