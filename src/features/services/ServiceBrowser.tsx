import { lazy, Suspense, useCallback, useId, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Catalogue } from '../../contracts/domain/services/catalogue';
import { queryText } from '../../lib/queryText';
import { retry } from '../../lib/retry';
import { useAppSelector } from '../../store/hooks';
import { usePerson } from '../../store/person';
import { selectAnyTicked } from '../../store/selection.slice';
import { Pagination } from '../../ui/lists/Pagination';
import { Skeleton } from '../../ui/page/Skeleton';
import { SkipLink } from '../../ui/page/SkipLink';
import { FacetPanel } from './facets/FacetPanel';
import { useAddressAsShown } from '../../ui/address/useAddressAsShown';
import { usePrinting } from '../../ui/usePrinting';
import { asShown, clampedPage, orderIn, pageIn, pageSize, withPage } from './listAddress';
import { ListToolbar } from './tools/ListToolbar';
import { ListTotal } from './tools/ListTotal';
import type { ListName } from './overview.types';
import { ServicesTable } from './table/ServicesTable';
import { sortTargets } from './table/sortTargets';
import { useAccessSettings } from './useAccessSettings';
import { useFacetsDue } from './facets/useFacetsDue';
import { useFilters } from './facets/useFilters';
import { useListAddress } from './useListAddress';
import { useOverview } from './useOverview';
import { usePlaceInList } from './table/usePlaceInList';
import type { TextsLoad } from './engine/useSearchTexts';
import styles from './ServiceBrowser.module.css';

const NothingFound = lazy(async () => ({
  default: (await retry(() => import('./tools/NothingFound'))).NothingFound,
}));

const SelectedServices = lazy(async () => ({
  default: (await retry(() => import('./selection/SelectedServices'))).SelectedServices,
}));

const PartialNotice = lazy(async () => ({
  default: (await retry(() => import('./tools/PartialNotice'))).PartialNotice,
}));

interface ServiceBrowserProps {
  readonly list: ListName;
  readonly catalogue: Catalogue;
  /** True if this is the server's answer, not what the browser has kept of the one before. */
  readonly fresh: boolean;
  readonly texts: TextsLoad;
}

/** Shows facets, search, list and page numbers for services that are loaded. */
export function ServiceBrowser({ list, catalogue, fresh, texts }: ServiceBrowserProps) {
  const intl = useIntl();
  const panelId = useId();
  const listId = useId();
  const total = useRef<HTMLParagraphElement>(null);
  const { guest } = usePerson().roles;
  const { pathname, search: query } = useLocation();
  const address = useListAddress();
  const { params } = address;
  const { tick, setAllCategories, order: sortBy, drop, clear } = useFilters(address.change);
  const surroundings = useAccessSettings();
  const facetsDue = useFacetsDue(params.has('activeFacets'));
  const { question, answer, facets, ticked, suggestions, inAll } = useOverview(
    list,
    catalogue,
    texts,
    params,
    surroundings,
    facetsDue,
  );
  const found = answer.services;

  const page = clampedPage(pageIn(params), found.length);
  const written = new URLSearchParams(query);
  const searched = question.search.trim() === '' || answer.reach !== 'names';
  const searching = !searched && texts.state !== 'failed';
  const coming = Object.values(surroundings.parts).includes('coming');
  const settled = fresh && searched && !coming;
  // The address is tidied only when nothing more can be found, and when what has just been typed is in the address.
  const isWritten = written.toString() === params.toString();
  useAddressAsShown(settled && isWritten ? queryText(asShown(written, page, facetsDue.urnOf)) : undefined);
  const printing = usePrinting();
  const rows = useMemo(
    () => (printing ? found : found.slice((page - 1) * pageSize, page * pageSize)),
    [printing, found, page],
  );
  const mixed = !guest && list === 'all';
  const order = orderIn(params, mixed);
  const firstPage = queryText(withPage(params, 1));
  const sorting = useMemo(() => sortTargets(new URLSearchParams(firstPage), order), [firstPage, order]);
  const toPage = useCallback(
    (number: number) => ({ pathname, search: queryText(withPage(new URLSearchParams(firstPage), number)) }),
    [pathname, firstPage],
  );
  const filtered =
    question.search.trim() !== '' || facets.some(({ values }) => values.some(({ ticked }) => ticked));
  const totals = { count: found.length, total: answer.total, filtered, searching };
  const logos = useMemo(() => catalogue.services.some(({ logoUrl }) => logoUrl), [catalogue]);
  const selecting = useAppSelector(selectAnyTicked);
  usePlaceInList(rows.length > 0);

  return (
    <div className={styles.columns}>
      <div className={styles.find}>
        {Object.values(surroundings.parts).includes('failed') && (
          <Suspense fallback={null}>
            <PartialNotice {...surroundings} onRetry={surroundings.retry} />
          </Suspense>
        )}
        <ListToolbar
          address={address}
          panelId={panelId}
          facets={facets}
          ticked={ticked}
          onlyNames={texts.state === 'failed'}
          onSearch={texts.want}
          order={order}
          mixed={mixed}
          onOrder={sortBy}
          onTick={tick}
          onClear={clear}
          services={found}
          coming={coming || searching}
          total={total}
          skip={
            <SkipLink to={listId} inPlace>
              <FormattedMessage id="services.filters.skip" />
            </SkipLink>
          }
          selection={
            selecting && (
              <Suspense fallback={null}>
                <SelectedServices
                  services={catalogue.services}
                  found={found}
                  settings={surroundings.settings}
                  after={total}
                />
              </Suspense>
            )
          }
        >
          <ListTotal {...totals} />
        </ListToolbar>
      </div>
      <FacetPanel
        id={panelId}
        list={list}
        facets={facetsDue.due ? facets : undefined}
        oidOf={facetsDue.oidOf}
        parts={surroundings.parts}
        count={found.length}
        onTick={tick}
        allCategories={question.allCategories}
        onAllCategories={setAllCategories}
      />
      <div className={styles.list}>
        {rows.length > 0 ? (
          <ServicesTable
            rows={rows}
            question={question.search}
            texts={texts.texts}
            settings={surroundings.settings}
            guest={guest}
            sorting={sorting}
            logos={logos}
            rowsId={listId}
            picking={!printing}
          />
        ) : searching ? (
          <p className={styles.searching} id={listId} tabIndex={-1}>
            <FormattedMessage id="services.searching" />
          </p>
        ) : (
          <Suspense fallback={<Skeleton rows={4} shape="text" />}>
            <div id={listId} tabIndex={-1}>
              <NothingFound
                list={list}
                question={question}
                facets={facets}
                suggestions={suggestions}
                elsewhere={list === 'connected' ? { count: inAll, search: firstPage } : undefined}
                onDrop={drop}
                onClear={clear}
              />
            </div>
          </Suspense>
        )}
        <Pagination
          page={page}
          pageSize={pageSize}
          total={found.length}
          label={intl.formatMessage({ id: 'services.pages' })}
          to={toPage}
        />
        {rows.length > 0 && (
          <p className={styles.foot}>
            <ListTotal {...totals} />
          </p>
        )}
      </div>
    </div>
  );
}
