import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { arrivalOf } from '../dialogs/host/arrival';
import { insist } from '../lib/insist';
import { whenIdle } from '../lib/whenIdle';
import { heldMove } from '../ui/leaving/reasons';

const Overlays = lazy(async () => ({ default: (await insist(() => import('./Overlays'))).Overlays }));

/** Dialogs and questions: their code comes when nothing else is to be done, or when one of them is wanted. */
export function Dialogs() {
  const { address, returned } = arrivalOf(useLocation());
  const held = useSyncExternalStore(heldMove.subscribe, heldMove.get, heldMove.get);
  const wanted = address !== undefined || returned || held !== undefined;
  const [here, setHere] = useState(false);
  // Once there they stay: a question is answered after the move that it was about has been let go.
  useEffect(() => (wanted ? setHere(true) : whenIdle(() => setHere(true))), [wanted]);
  if (!here && !wanted) return null;
  return (
    <Suspense fallback={null}>
      <Overlays />
    </Suspense>
  );
}
