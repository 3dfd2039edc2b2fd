import { useId, type ReactNode, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListedService } from '../../../contracts/domain/services/catalogue';
import { SelectionPlace } from '../../../ui/actions/SelectionPlace';
import { SearchField } from '../../../ui/fields/SearchField';
import { NarrowOnly, OpenSheet } from '../../../ui/overlays/Sheet';
import type { Tick } from '../facets/FacetGroup';
import { FilterChips } from '../facets/FilterChips';
import { tickedOf, type Order } from '../listAddress';
import { ListTools } from './ListTools';
import type { FacetResult, Ticked } from '../overview.types';
import type { ListAddress } from '../useListAddress';
import styles from './ListToolbar.module.css';

interface ListToolbarProps {
  readonly address: ListAddress;
  /** Id of the facet panel, which is a sheet in narrow windows. */
  readonly panelId: string;
  readonly facets: readonly FacetResult[];
  readonly ticked: Ticked;
  /** True if descriptions cannot be searched, because they could not be loaded. */
  readonly onlyNames: boolean;
  /** Called when the search field gets the focus. */
  readonly onSearch: () => void;
  readonly order: Order;
  readonly mixed: boolean;
  readonly onOrder: (order: Order) => void;
  readonly onTick: Tick;
  readonly onClear: () => void;
  /** All services that were found, on every page of the list. */
  readonly services: readonly ListedService[];
  /** True while more services may still be found. */
  readonly coming: boolean;
  /** Link that skips the rest of the toolbar and leads to the rows. */
  readonly skip: ReactNode;
  /** Takes the focus when the element that has it disappears. */
  readonly total: RefObject<HTMLParagraphElement | null>;
  /** The selection bar, which covers the total while services are ticked. */
  readonly selection: ReactNode;
  /** The total. */
  readonly children: ReactNode;
}

/** Shows everything above the list: search, order, ticked filters and the total. */
export function ListToolbar(props: ListToolbarProps) {
  const {
    address,
    panelId,
    facets,
    ticked,
    onlyNames,
    onSearch,
    order,
    mixed,
    onOrder,
    onTick,
    onClear,
    services,
    coming,
    total,
    skip,
    selection,
    children,
  } = props;
  const intl = useIntl();
  const totalId = useId();
  const onlyNamesId = useId();
  const toolsId = useId();
  const { params, text, type, flush } = address;
  const active = facets.flatMap(({ key }) => tickedOf(ticked, key)).length;
  const clearable = text.trim() !== '' || params.has('activeFacets') || params.has('categories');

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search} onFocus={onSearch} onBlur={flush}>
          <SearchField
            label={intl.formatMessage({ id: 'services.search' })}
            placeholder={intl.formatMessage({ id: 'services.searchHint' })}
            hideLabel
            ofPage
            value={text}
            onChange={type}
            onEnter={flush}
            describedBy={`${totalId} ${onlyNamesId}`}
          />
        </div>
        {skip}
        <NarrowOnly>
          <OpenSheet
            sheet={panelId}
            icon="filter"
            count={{ value: active, label: intl.formatMessage({ id: 'services.filters.active' }) }}
          >
            <FormattedMessage id="services.filters" />
          </OpenSheet>
          <OpenSheet sheet={toolsId} icon="more">
            <FormattedMessage id="services.tools" />
          </OpenSheet>
        </NarrowOnly>
      </div>
      <SelectionPlace bar={selection}>
        <div className={styles.summary}>
          <div className={styles.chips}>
            <FilterChips
              facets={facets}
              ticked={ticked}
              clearable={clearable}
              onTick={onTick}
              onClear={onClear}
              after={total}
            />
          </div>
          <div className={styles.total}>
            <p role="status" id={totalId} ref={total} tabIndex={-1}>
              {children}
            </p>
            <ListTools
              id={toolsId}
              params={params}
              order={order}
              mixed={mixed}
              onOrder={onOrder}
              services={services}
              coming={coming}
            />
          </div>
        </div>
      </SelectionPlace>
      {onlyNames && text.trim() !== '' && (
        <p className={styles.onlyNames} id={onlyNamesId}>
          <FormattedMessage id="services.searchNarrow.failed" />
        </p>
      )}
    </>
  );
}
