import { FormattedMessage, useIntl } from 'react-intl';
import { readerOf } from '../../contracts/domain/services/catalogue';
import { usePerson } from '../../store/person';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Page, PagePart } from '../../ui/page/Page';
import { ListSkeleton } from './table/ListSkeleton';
import type { ListName } from './overview.types';
import { ServiceBrowser } from './ServiceBrowser';
import { countsOf } from './tools/circumstances';
import { ListTabs } from './tools/ListTabs';
import { useCatalogue } from './engine/useCatalogue';
import { useSearchTexts } from './engine/useSearchTexts';
import styles from './ServiceBrowser.module.css';

interface ServicesPageProps {
  readonly list: ListName;
}

/** Shows the pages `/apps/connected` and `/apps/all`. */
export function ServicesPage({ list }: ServicesPageProps) {
  const intl = useIntl();
  const person = usePerson();
  const { catalogue, fresh, failure, loading, retry } = useCatalogue();
  const texts = useSearchTexts(fresh);
  return (
    <Page
      title={intl.formatMessage({ id: 'services.title' })}
      tabs={
        catalogue &&
        !person.roles.guest && (
          <ListTabs current={list} counts={countsOf(catalogue.services, readerOf(person))} />
        )
      }
    >
      {list === 'connected' && <PagePart title={intl.formatMessage({ id: 'services.tab.connected' })} />}
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
        !failure && <ListSkeleton list={list} />
      )}
    </Page>
  );
}
