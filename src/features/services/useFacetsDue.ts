import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '../../lib/afterPaint';
import { leadsBack } from '../../store/lastList';

/**
 * The rows are drawn first, the facets beside them are counted and drawn after that. At once where something is ticked,
 * which stands above the rows, and on the way back from a service, since the place in the list counts from the height
 * of both.
 */
export function useFacetsDue(ticked: boolean): boolean {
  const { state } = useLocation();
  const [due, setDue] = useState(() => ticked || leadsBack(state));
  useEffect(() => afterPaint(() => startTransition(() => setDue(true))), []);
  return due;
}
