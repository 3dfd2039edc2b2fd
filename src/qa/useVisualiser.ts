import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { visualiserMachine } from '../machines/visualiser/visualiser.machine';
import type { VisualiserContext, VisualiserEvent } from '../machines/visualiser/visualiser.types';
import { placeIn, searchOf } from './address';

export interface Visualiser {
  readonly shown: VisualiserContext;
  readonly send: (event: VisualiserEvent) => void;
}

/** The visualiser's own chart, and the address that says the same; whichever changes, the other follows. */
export function useVisualiser(): Visualiser {
  const { search } = useLocation();
  const navigate = useNavigate();
  const actor = useActorRef(visualiserMachine, { input: placeIn(search) });
  const shown = useSelector(actor, ({ context }) => context);
  const wanted = searchOf(shown);

  useEffect(() => {
    const { context } = actor.getSnapshot();
    if (searchOf(placeIn(search)) !== searchOf(context)) {
      actor.send({ type: 'address.opened', place: placeIn(search) });
    }
  }, [actor, search]);

  useEffect(() => {
    const subscription = actor.subscribe(({ context }) => {
      const next = searchOf(context);
      if (next !== searchOf(placeIn(window.location.search))) {
        void navigate({ search: next }, { preventScrollReset: true });
      }
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate, wanted]);

  return { shown, send: actor.send };
}
