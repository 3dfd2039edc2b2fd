import { FormattedMessage, useIntl } from 'react-intl';
import { useGetCatalogueQuery } from '../../api/catalogue.api';
import { failureIn } from '../../api/failureIn';
import { defaultSecurityRules } from '../../contracts/domain/securityRules';
import type { Catalogue } from '../../contracts/domain/catalogue';
import '../../i18n/texts/security';
import { useNameOf } from '../../i18n/useName';
import { usePerson } from '../../store/person';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Empty } from '../../ui/Empty';
import { LoadFailed } from '../../ui/LoadFailed';
import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import { SecurityMatrix } from './SecurityMatrix';
import { useSecurityRows } from './useSecurityRows';

/** Shows the page `/security`: how each connected service is secured, and where that is not what the rules want. */
export function SecurityPage() {
  const intl = useIntl();
  const institution = useNameOf(usePerson().institution) ?? '';
  const { data: catalogue, error, isFetching, refetch } = useGetCatalogueQuery();
  return (
    <Page
      title={intl.formatMessage({ id: 'security.title' })}
      lede={<FormattedMessage id="security.lede" values={{ institution }} />}
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'security', label: <FormattedMessage id="security.title" /> },
      ]}
    >
      {catalogue ? (
        <Secured services={catalogue.services} />
      ) : error ? (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="security.failed" />}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Skeleton rows={8} shape="text" />
      )}
    </Page>
  );
}

function Secured({ services }: Pick<Catalogue, 'services'>) {
  const load = useSecurityRows(services, defaultSecurityRules);
  if (load.rows.length === 0)
    return (
      <Empty title={<FormattedMessage id="security.empty" />}>
        <ButtonLink to="/apps/all">
          <FormattedMessage id="security.toAll" />
        </ButtonLink>
      </Empty>
    );
  return (
    <>
      {load.state === 'failed' && (
        <Banner
          tone="warning"
          live
          action={
            <Button small icon="retry" onClick={load.retry}>
              <FormattedMessage id="ui.retry" />
            </Button>
          }
        >
          <FormattedMessage id="security.partly" />
        </Banner>
      )}
      <SecurityMatrix {...load} rules={defaultSecurityRules} />
    </>
  );
}
