import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import {
  visualiserMachine,
  type VisualiserContext,
  type VisualiserEvent,
} from '../machines/visualiser/visualiser.machine';
import { placeIn, searchOf } from './address';

export interface Visualiser {
  readonly shown: VisualiserContext;
  readonly send: (event: VisualiserEvent) => void;
}

/** Navigation state of addresses that the chart has written. */
const WRITTEN = 'written';

/** Keeps the visualiser's chart and the address in step: when one changes, the other follows. */
export function useVisualiser(): Visualiser {
  const { search, state } = useLocation();
  // An address that the chart has written contains nothing new, and may even be older than the chart's state.
  const isWritten = useNavigationType() === 'PUSH' && state === WRITTEN;
  const navigate = useNavigate();
  const actor = useActorRef(visualiserMachine, { input: placeIn(search) });
  const shown = useSelector(actor, ({ context }) => context);
  const wanted = searchOf(shown);

  useEffect(() => {
    if (isWritten) return;
    const { context } = actor.getSnapshot();
    if (searchOf(placeIn(search)) !== searchOf(context)) {
      actor.send({ type: 'address.opened', place: placeIn(search) });
    }
  }, [actor, search, isWritten]);

  useEffect(() => {
    const subscription = actor.subscribe(({ context }) => {
      const beside = window.location.search;
      if (searchOf(context) !== searchOf(placeIn(beside))) {
        void navigate({ search: searchOf(context, beside) }, { preventScrollReset: true, state: WRITTEN });
      }
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate, wanted]);

  return { shown, send: actor.send };
}
