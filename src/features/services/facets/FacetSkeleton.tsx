import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { usePerson } from '../../../store/person';
import { circumstancesOf } from '../tools/circumstances';
import { facetsFor } from '../engine/facets';
import { facetTitle } from './facetText';
import type { ListName } from '../overview.types';
import styles from './FacetSkeleton.module.css';

/** Number of values that are drawn for a facet whose values depend on the services. */
const usual = 3;
const unknown = { withPolicies: undefined, consents: undefined };

/** Shows the headings of the facets, which are known before the services are, and keeps room for their values. */
export function FacetSkeleton({ list }: { readonly list: ListName }) {
  const intl = useIntl();
  const person = usePerson();
  const facets = useMemo(() => facetsFor(circumstancesOf(person, unknown, list), []), [person, list]);
  return (
    <div aria-hidden="true">
      {facets.map(({ key, fixed }) => (
        <div key={key} className={styles.facet}>
          <p className={styles.title}>{facetTitle({ key }, intl)}</p>
          <div className={styles.values}>
            {Array.from({ length: fixed.length || usual }, (_, index) => (
              <span key={index} className={styles.bone} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
