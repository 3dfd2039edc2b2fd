import { FormattedMessage, useIntl } from 'react-intl';
import type { Institution } from '../../../contracts/domain/person/person';
import { levelOfChange } from '../../../contracts/domain/tickets/change';
import { needsStepUp } from '../../../contracts/domain/person/rights';
import { FederatedText } from '../../../i18n/FederatedText';
import '../../../i18n/texts/institution';
import { usePerson } from '../../../store/person';
import { Banner } from '../../../ui/notices/Banner';
import { Empty } from '../../../ui/notices/Empty';
import { Page } from '../../../ui/page/Page';
import { Skeleton } from '../../../ui/page/Skeleton';
import { useGetOwnServicesQuery } from '../../../api/institution.api';
import { failureIn } from '../../../api/failureIn';
import { LevelNeeded } from '../../../ui/notices/LevelNeeded';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { InstitutionView } from '../InstitutionView';
import { EditForm } from './EditForm';
import { PendingInstitutionChange } from './PendingInstitutionChange';
import { usePendingInstitutionChange } from './usePendingInstitutionChange';
import { TermTip } from '../../../ui/overlays/TermTip';
import styles from '../Institution.module.css';

/** Shows the page `/my-idp/edit`: what the institution says about itself, of which the desk makes each change. */
export function EditPage() {
  const intl = useIntl();
  const { institution } = usePerson();
  return (
    <Page
      title={intl.formatMessage({ id: 'institution.edit.title' })}
      lede={
        institution && (
          <>
            <FormattedMessage
              id="institution.edit.lede"
              values={{ name: <FederatedText texts={institution.names} fallback={institution.name} /> }}
            />{' '}
            <TermTip term="federationDesk" />
          </>
        )
      }
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'institution', label: <FormattedMessage id="institution.title" />, to: '/my-idp' },
        { key: 'edit', label: intl.formatMessage({ id: 'institution.edit.title' }) },
      ]}
    >
      {institution ? (
        <Editing institution={institution} />
      ) : (
        <Empty title={<FormattedMessage id="institution.gone" />}>
          <FormattedMessage id="institution.gone.text" />
        </Empty>
      )}
    </Page>
  );
}

/** Shows the form to those who can use it now; to others the present values, and why there is no form. */
function Editing({ institution }: { readonly institution: Institution }) {
  const person = usePerson();
  const { pending, loading } = usePendingInstitutionChange();
  const own = useGetOwnServicesQuery();
  const level = levelOfChange.institution;
  if (person.installation.ticketSystemDown) {
    return (
      <>
        <div className={styles.notices}>
          <Banner tone="warning">
            <FormattedMessage id="institution.edit.ticketSystemDown" />
          </Banner>
        </div>
        <InstitutionView institution={institution} />
      </>
    );
  }
  if (needsStepUp(person, level)) {
    return (
      <>
        <div className={styles.notices}>
          <LevelNeeded level={level} own={person.level} text="institution.edit.level" />
        </div>
        <InstitutionView institution={institution} />
      </>
    );
  }
  if (own.error && !own.data) {
    return (
      <LoadFailed
        failure={failureIn(own.error)}
        title={<FormattedMessage id="institution.edit.failedToLoad" />}
        onRetry={own.refetch}
        retrying={own.isFetching}
      />
    );
  }
  if (loading || !own.data) return <Skeleton rows={8} shape="text" />;
  return (
    <>
      <div className={styles.notices}>
        {pending && <PendingInstitutionChange change={pending} institution={institution} blocks />}
      </div>
      <EditForm institution={institution} services={own.data} pendingKey={pending?.ticketKey} />
    </>
  );
}
