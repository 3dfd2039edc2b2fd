import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '../../lib/afterPaint';
import { leadsBack } from '../../store/lastList';

/**
 * Tells whether the facets are to be counted and drawn: after the rows, so that these come first. The facets come with
 * the rows where one is ticked, since its chip stands above the rows, and on the way back from a service, since the
 * place in the list is measured with both.
 */
export function useFacetsDue(ticked: boolean): boolean {
  const { state } = useLocation();
  const [due, setDue] = useState(() => ticked || leadsBack(state));
  useEffect(() => afterPaint(() => startTransition(() => setDue(true))), []);
  return due;
}
