import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import type { DialogView } from './panels';
import { placeOf, type Front } from './front';

/**
 * Returns the panel of the state that is shown. A passing state has none, and none is ever shown for long enough to need
 * one.
 */
export function panelFor(view: DialogView, front: Front): ComponentType<{ actor: AnyActorRef }> | null {
  const { machine, value } = front.snapshot;
  const panel = view.panels[machine.id]?.[String(value)];
  if (panel === undefined) throw new Error(`No panel for ${placeOf(front)}`);
  return panel as ComponentType<{ actor: AnyActorRef }> | null;
}
