import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { arrivalOf } from '../../dialogs/host/arrival';
import { retry } from '../../lib/retry';
import { whenQuiet } from '../../lib/whenQuiet';
import { heldMove } from '../../ui/leaving/reasons';
import { opened } from '../palette/opened';

const Overlays = lazy(async () => ({ default: (await retry(() => import('./Overlays'))).Overlays }));

/** Shows dialogs and questions; their code loads some seconds after the page, or as soon as one is needed. */
export function Dialogs() {
  const { address, returned } = arrivalOf(useLocation());
  const held = useSyncExternalStore(heldMove.subscribe, heldMove.get, heldMove.get);
  const called = useSyncExternalStore(opened.subscribe, opened.get, opened.get);
  const isNeeded = address !== undefined || returned || held !== undefined || called !== undefined;
  const [here, setHere] = useState(false);
  // They stay mounted from then on: leaving a form continues after the question about the move is answered.
  // The server, which runs no effects, renders none of them: their code comes after the page.
  useEffect(() => (isNeeded ? setHere(true) : whenQuiet(() => setHere(true))), [isNeeded]);
  if (!here) return null;
  return (
    <Suspense fallback={null}>
      <Overlays />
    </Suspense>
  );
}
