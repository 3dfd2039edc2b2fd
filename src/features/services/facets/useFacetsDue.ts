import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '../../../lib/afterPaint';
import { leadsBack } from '../../../store/lastList';
import type { UrnOf } from '../overview.types';

/** What is known about attributes. It is absent until it has come: the list itself does without. */
interface Names {
  readonly urnOf?: UrnOf;
  readonly oidOf?: (name: string) => string | undefined;
}

export interface FacetsDue extends Names {
  readonly due: boolean;
}

let known: Names = {};

async function load(): Promise<void> {
  const { attributeOid, attributeUrn } = await import(
    /* webpackChunkName: "afterRows" */ '../../../contracts/domain/attributes/attributeDictionary'
  );
  known = { urnOf: attributeUrn, oidOf: attributeOid };
}

/**
 * Tells whether the facets should be counted and drawn: after the rows, so that these come first. The facets
 * come with the rows if one is ticked, since its chip is above the rows, and on the way back from a service,
 * since both determine the place in the list. If the names of attributes cannot be loaded, they stay as
 * metadata spells them.
 */
export function useFacetsDue(ticked: boolean): FacetsDue {
  const { state } = useLocation();
  const [names, setNames] = useState(known);
  const [due, setDue] = useState(() => ticked || leadsBack(state));
  useEffect(
    () =>
      afterPaint(() => {
        const draw = () =>
          startTransition(() => {
            setNames(known);
            setDue(true);
          });
        void load().then(draw, draw);
      }),
    [],
  );
  return { due, ...names };
}
