import { memo, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseSheet, Sheet } from '../../../ui/overlays/Sheet';
import { AllCategories } from './AllCategories';
import { partOf } from '../tools/circumstances';
import { FacetTip } from './FacetTip';
import { FacetSkeleton } from './FacetSkeleton';
import { FacetGroup, type Tick } from './FacetGroup';
import type { FacetResult, ListName } from '../overview.types';
import type { Parts } from '../useAccessSettings';
import type { FacetsDue } from './useFacetsDue';
import { useFoldedFacets } from './useFoldedFacets';
import styles from './FacetPanel.module.css';

interface FacetPanelProps {
  readonly id: string;
  readonly list: ListName;
  /** Absent until the rows are drawn: only the headings of the facets show until then. */
  readonly facets: readonly FacetResult[] | undefined;
  /** Returns the number of an attribute. */
  readonly oidOf: FacetsDue['oidOf'];
  readonly parts: Parts;
  /** Number of services that the filters leave now. */
  readonly count: number;
  readonly onTick: Tick;
  readonly allCategories: boolean;
  readonly onAllCategories: (all: boolean) => void;
}

/** Shows all facets in their order. In narrow windows they are a sheet over the page. */
export const FacetPanel = memo(function FacetPanel(props: FacetPanelProps) {
  const { id, list, facets, oidOf, parts, count, onTick, allCategories, onAllCategories } = props;
  const intl = useIntl();
  const zeroId = useId();
  const { folded, toggle } = useFoldedFacets();
  const title = intl.formatMessage({ id: 'services.filters' });

  return (
    <Sheet id={id} label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <FacetTip about="filters" name={title} />
      </div>
      {!facets && <FacetSkeleton list={list} />}
      {facets?.map((facet) => {
        const state = partOf(facet.key, parts);
        return (
          <FacetGroup
            key={facet.key}
            facet={facet}
            noteOf={facet.key === 'attributes' ? oidOf : undefined}
            unknown={state === 'here' ? undefined : state}
            open={!folded.has(facet.key)}
            onToggle={toggle}
            onTick={onTick}
            zeroId={zeroId}
            more={
              facet.key === 'entity_category' && (
                <AllCategories
                  all={allCategories}
                  ticked={facet.values.filter(({ ticked }) => ticked).length}
                  onChange={onAllCategories}
                />
              )
            }
          />
        );
      })}
      <p className="visually-hidden" id={zeroId}>
        <FormattedMessage id="services.facet.zero" />
      </p>
      <div className={styles.close}>
        <CloseSheet sheet={id}>
          <FormattedMessage id="services.filters.show" values={{ count }} />
        </CloseSheet>
      </div>
    </Sheet>
  );
});
