import { FormattedMessage } from 'react-intl';
import { Skeleton } from '../../../ui/page/Skeleton';
import { FacetSkeleton } from '../facets/FacetSkeleton';
import { pageSize } from '../listAddress';
import type { ListName } from '../overview.types';
import panel from '../facets/FacetPanel.module.css';
import styles from './ListSkeleton.module.css';
import browser from '../ServiceBrowser.module.css';

/** Keeps the room of facets, tools and list while they load, so that nothing moves when they come. */
export function ListSkeleton({ list }: { readonly list: ListName }) {
  return (
    <div className={browser.columns}>
      <div className={styles.facets}>
        <h2 className={panel.head}>
          <FormattedMessage id="services.filters" />
        </h2>
        <FacetSkeleton list={list} />
      </div>
      <div className={styles.list}>
        <div className={styles.search} />
        <Skeleton rows={pageSize} />
      </div>
    </div>
  );
}
