import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '../../../lib/afterPaint';
import { leadsBack } from '../../../store/lastList';
import type { UrnOf } from '../overview.types';

export interface FacetsDue {
  readonly due: boolean;
  /** Absent until it has come: the list itself does without the names of attributes. */
  readonly urnOf: UrnOf | undefined;
}

let known: UrnOf | undefined;

async function load(): Promise<void> {
  const { attributeUrn } = await import('../../../contracts/domain/attributes/attributeDictionary');
  known = attributeUrn;
}

/**
 * Tells whether the facets should be counted and drawn: after the rows, so that these come first. The facets
 * come with the rows if one is ticked, since its chip is above the rows, and on the way back from a service,
 * since both determine the place in the list. If the names of attributes cannot be loaded, they stay as
 * metadata spells them.
 */
export function useFacetsDue(ticked: boolean): FacetsDue {
  const { state } = useLocation();
  const [urnOf, setUrnOf] = useState(() => known);
  const [due, setDue] = useState(() => ticked || leadsBack(state));
  useEffect(
    () =>
      afterPaint(() => {
        const draw = () =>
          startTransition(() => {
            setUrnOf(() => known);
            setDue(true);
          });
        void load().then(draw, draw);
      }),
    [],
  );
  return { due, urnOf };
}
