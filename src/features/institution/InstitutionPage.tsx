import { FormattedMessage, useIntl } from 'react-intl';
import { chooseText } from '../../i18n/chooseText';
import { useLanguage } from '../../i18n/LanguageProvider';
import { usePerson } from '../../store/person';
import { Page } from '../../ui/page/Page';
import { PUBLISHING_EXTENSION } from '../../contracts/domain/publishing';
import { mayFollowTickets } from '../../contracts/domain/person/rights';
import { EditAction } from './EditAction';
import { PendingInstitutionChange } from './edit/PendingInstitutionChange';
import { UnsentNotice } from './edit/UnsentNotice';
import { usePendingInstitutionChange } from './edit/usePendingInstitutionChange';
import { InstitutionHead } from './InstitutionHead';
import { InstitutionView } from './InstitutionView';
import { NoInstitution } from './NoInstitution';
import { PublishingSection } from './PublishingSection';
import { useReloadInstitution } from './useReloadInstitution';
import '../../i18n/texts/institution';
import styles from './Institution.module.css';

/** Shows the page `/my-idp`: what the federation knows about the institution. */
export function InstitutionPage() {
  const intl = useIntl();
  useReloadInstitution();
  const { language } = useLanguage();
  const { institution, installation, roles } = usePerson();
  const { pending } = usePendingInstitutionChange();
  const published = mayFollowTickets(roles) && installation.extensions.includes(PUBLISHING_EXTENSION);
  const chosen = institution && chooseText(institution.names, language);
  const name = chosen?.text ?? institution?.name;
  return (
    <Page
      title={name || intl.formatMessage({ id: 'institution.title' })}
      titleLang={chosen?.lang}
      above={(heading) => <InstitutionHead>{heading}</InstitutionHead>}
      lede={<FormattedMessage id="institution.lede" />}
      actions={institution && <EditAction />}
    >
      {institution ? (
        <>
          <div className={styles.notices}>
            <UnsentNotice />
            {pending && <PendingInstitutionChange change={pending} institution={institution} />}
          </div>
          <InstitutionView institution={institution} editable last={published && <PublishingSection />} />
        </>
      ) : (
        <NoInstitution />
      )}
    </Page>
  );
}
