import { Skeleton } from '../../ui/Skeleton';
import { pageSize } from './listAddress';
import styles from './ListSkeleton.module.css';
import browser from './ServiceBrowser.module.css';

/** Takes the place of facets, tools and list, and as much room, so that nothing jumps when they come. */
export function ListSkeleton({ tabs }: { readonly tabs: boolean }) {
  return (
    <>
      {tabs && <div className={styles.tabs} />}
      <div className={browser.columns}>
        <div className={styles.facets} />
        <div className={styles.list}>
          <Skeleton rows={pageSize} />
        </div>
      </div>
    </>
  );
}
