import { useMemo, useSyncExternalStore } from 'react';
import type { QaTab } from '../../contracts/domain/qa/qaChannel';
import type { Journal } from './journal';
import { situationAt } from './journal';
import type { LiveState, LiveStore } from './LiveStore';
import type { Situation } from './situation';

export interface Live extends LiveState {
  /** The chosen tab, if it is open. */
  readonly tab: QaTab | undefined;
  /** The shown journal: that of the tab, or the paused one. */
  readonly shown: Journal;
  readonly position: number;
  readonly situation: Situation;
}

export function useLive(store: LiveStore): Live {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { still, journal, tabs, chosen } = state;
  const shown = still?.journal ?? journal;
  const position = still?.position ?? shown.entries.length;
  const situation = useMemo(() => situationAt(shown, position), [shown, position]);
  return { ...state, tab: tabs.find(({ tab }) => tab === chosen), shown, position, situation };
}
