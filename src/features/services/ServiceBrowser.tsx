import { useDeferredValue, useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import type { CatalogueService } from '../../contracts/domain/service';
import { useLanguage } from '../../i18n/LanguageProvider';
import { usePerson } from '../../store/person';
import { Pagination } from '../../ui/Pagination';
import { SearchField } from '../../ui/SearchField';
import { clampedPage, pageIn, pageSize, queryOf, searchIn, withPage } from './listAddress';
import { ListTabs } from './ListTabs';
import { NothingFound } from './NothingFound';
import styles from './ServiceBrowser.module.css';
import { audienceOf, found, serviceLists } from './serviceList';
import { ServicesTable } from './ServicesTable';
import { useAccessSettings } from './useAccessSettings';
import { usePlaceInList } from './usePlaceInList';
import { useSearchText } from './useSearchText';

export interface ServiceBrowserProps {
  readonly list: 'connected' | 'all';
  readonly services: readonly CatalogueService[];
}

/** Search, list and pages over services that are loaded. */
export function ServiceBrowser({ list, services }: ServiceBrowserProps) {
  const intl = useIntl();
  const totalId = useId();
  const person = usePerson();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { text, type } = useSearchText();
  const question = useDeferredValue(text);
  const settings = useAccessSettings();

  const lists = serviceLists(services, audienceOf(person), language);
  const shown = lists[list];
  const result = useMemo(() => found(shown, question), [shown, question]);
  const page = clampedPage(searchIn(params) === question ? pageIn(params) : 1, result.length);
  const rows = result.slice((page - 1) * pageSize, page * pageSize);
  usePlaceInList(rows.length > 0);

  return (
    <>
      {!person.roles.guest && <ListTabs current={list} lists={lists} />}
      <div className={styles.search}>
        <SearchField
          label={intl.formatMessage({ id: 'services.search' })}
          placeholder={intl.formatMessage({ id: 'services.searchHint' })}
          hideLabel
          value={text}
          onChange={type}
          describedBy={totalId}
        />
        <p className={styles.total} role="status" id={totalId}>
          <FormattedMessage
            id={question.trim() === '' ? 'services.total' : 'services.found'}
            values={{ count: result.length, total: shown.length }}
          />
        </p>
      </div>
      {rows.length > 0 ? (
        <ServicesTable rows={rows} question={question} settings={settings} guest={person.roles.guest} />
      ) : (
        <NothingFound list={list} lists={lists} question={question} onClear={() => type('')} />
      )}
      <Pagination
        page={page}
        pageSize={pageSize}
        total={result.length}
        label={intl.formatMessage({ id: 'services.pages' })}
        to={(number) => ({ pathname, search: queryOf(withPage(params, number)) })}
      />
    </>
  );
}
