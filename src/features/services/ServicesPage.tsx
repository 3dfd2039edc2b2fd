import { FormattedMessage, useIntl } from 'react-intl';
import { usePerson } from '../../store/person';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Page } from '../../ui/page/Page';
import { ListSkeleton } from './table/ListSkeleton';
import type { ListName } from './overview.types';
import { ServiceBrowser } from './ServiceBrowser';
import { useCatalogue } from './engine/useCatalogue';
import { useSearchTexts } from './engine/useSearchTexts';
import styles from './ServiceBrowser.module.css';

interface ServicesPageProps {
  readonly list: ListName;
}

const titles = { connected: 'services.title.connected', all: 'services.title.all' } as const;
/** The page of all services is called like its tab. */
const crumbs = { connected: 'services.title.connected', all: 'services.tab.all' } as const;
const home = { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' };

/** Shows the pages `/apps/connected` and `/apps/all`. */
export function ServicesPage({ list }: ServicesPageProps) {
  const intl = useIntl();
  const { guest } = usePerson().roles;
  const title = intl.formatMessage({ id: titles[list] });
  const { catalogue, fresh, failure, loading, retry } = useCatalogue();
  const texts = useSearchTexts(fresh);
  return (
    <Page
      title={title}
      breadcrumbs={guest ? undefined : [home, { key: list, label: intl.formatMessage({ id: crumbs[list] }) }]}
    >
      {failure && (
        <div className={styles.failure}>
          <LoadFailed
            failure={failure}
            title={<FormattedMessage id="services.failed" />}
            stale={catalogue !== undefined}
            onRetry={retry}
            retrying={loading}
          />
        </div>
      )}
      {catalogue ? (
        <ServiceBrowser list={list} catalogue={catalogue} fresh={catalogue === fresh} texts={texts} />
      ) : (
        !failure && <ListSkeleton list={list} tabs={!guest} />
      )}
    </Page>
  );
}
