import { FormattedMessage, useIntl } from 'react-intl';
import { chooseText } from '../../i18n/chooseText';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useLinks } from '../../extending/extensions';
import { usePerson } from '../../store/person';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Empty } from '../../ui/notices/Empty';
import { Logo } from '../../ui/marks/Logo';
import { Page } from '../../ui/page/Page';
import { PUBLISHING_EXTENSION } from '../../contracts/domain/publishing';
import { mayFollowTickets, tellsContacts } from '../../contracts/domain/person/rights';
import { EditAction } from './EditAction';
import { PendingInstitutionChange } from './edit/PendingInstitutionChange';
import { UnsentNotice } from './edit/UnsentNotice';
import { usePendingInstitutionChange } from './edit/usePendingInstitutionChange';
import { InstitutionView } from './InstitutionView';
import { PublishingSection } from './PublishingSection';
import { judge } from './scorecard/scorecard';
import { Score } from './scorecard/Score';
import { Scorecard } from './scorecard/Scorecard';
import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { newsWanted } from '../../store/session.slice';
import '../../i18n/texts/institution';
import styles from './Institution.module.css';

/** Shows the page `/my-idp`: what the federation knows about the institution. */
export function InstitutionPage() {
  const intl = useIntl();
  useReloadInstitution();
  const { language } = useLanguage();
  const { institution, installation, roles } = usePerson();
  const links = useLinks('institutionLinks');
  const { pending } = usePendingInstitutionChange();
  const published = mayFollowTickets(roles) && installation.extensions.includes(PUBLISHING_EXTENSION);
  const title = intl.formatMessage({ id: 'institution.title' });
  const chosen = institution && chooseText(institution.names, language);
  const name = chosen?.text ?? institution?.name;
  const judged = institution && judge({ institution, maySeeContacts: tellsContacts(institution, roles) });
  return (
    <Page
      title={name || title}
      titleLang={chosen?.lang}
      lead={institution && name && <Logo name={name} src={institution.logoUrl} />}
      lede={
        <>
          <p>
            <FormattedMessage id="institution.lede" />
          </p>
          {judged && <Score judged={judged} />}
        </>
      }
      actions={
        institution && (
          <>
            <EditAction />
            {links.map(({ messageId, to }) => (
              <ButtonLink key={to} to={to}>
                <FormattedMessage id={messageId} />
              </ButtonLink>
            ))}
          </>
        )
      }
    >
      {institution && judged ? (
        <>
          <div className={styles.notices}>
            <UnsentNotice />
            {pending && <PendingInstitutionChange change={pending} institution={institution} />}
          </div>
          <InstitutionView institution={institution} editable last={published && <PublishingSection />}>
            <Scorecard judged={judged} />
          </InstitutionView>
        </>
      ) : (
        <Empty title={<FormattedMessage id="institution.gone" />}>
          <FormattedMessage id="institution.gone.text" />
        </Empty>
      )}
    </Page>
  );
}

/** Loads the institution again, since the desk may have changed it after the page was loaded. */
function useReloadInstitution(): void {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(newsWanted()), [dispatch]);
}
