import { useCallback, useEffect, useRef, useState } from 'react';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { atState } from '../selection';
import { stepAt } from '../simulate/marksOf';
import { further } from '../steps/simulate';
import { frontOf, stateOf } from '../steps/simulation';
import type { Visualiser } from '../useVisualiser';
import { staysAt } from '../script/followed';
import type { Remarked } from './Remark';
import type { Choosing } from './useChoices';
import type { Preview } from './usePreview';
import { panelPaths } from '../steps/shortestPaths';

interface Moves {
  readonly remark: Remarked | undefined;
  readonly take: (step: Step) => void;
  /** Goes to a state, or takes a transition, of the chart. */
  readonly choose: (place: string) => void;
  readonly follow: (address: string) => void;
}

/** Returns what clicks in the dialog and in the chart do. */
export function useMoves(preview: Preview, { send }: Visualiser, { choices, choose }: Choosing): Moves {
  const [remark, setRemark] = useState<Remarked>();
  const latest = useRef(preview);
  useEffect(() => {
    latest.current = preview;
  });

  // The dialog keeps this function for as long as its panel shows, so that it must read the latest preview.
  const take = useCallback((step: Step) => {
    const { simulation, steps, goTo } = latest.current;
    const { story, title, frames } = simulation;
    const next = further({ story, title, frames }, step);
    if (next.refused && 'event' in step) {
      const { refusal } = next.refused;
      return setRemark({ kind: 'unheard', event: step.event.type, refusal });
    }
    setRemark(undefined);
    return goTo(story, [...steps, step]);
  }, []);

  const follow = useCallback((address: string) => setRemark({ kind: 'link', address }), []);

  function jump(place: string): boolean {
    const way = panelPaths(preview.entry).get(place);
    if (!way) return false;
    const { story, steps, passes } = way;
    const stays = staysAt(preview.entry, way);
    if (passes) setRemark({ kind: 'passed', state: place });
    else setRemark(stays || choices.held ? undefined : { kind: 'held', state: place });
    choose({ held: choices.held || (!stays && !passes) }, { selected: '', story, steps });
    return true;
  }

  function chosen(place: string): void {
    const front = frontOf(preview.frame.levels);
    const possible = stepAt(preview.possible, place);
    setRemark(undefined);
    if (possible) take(possible.step);
    else if (place === atState(front.machine.id, stateOf(front)) || !jump(place)) {
      send({ type: 'place.selected', selected: place });
    }
  }

  return { remark, take, choose: chosen, follow };
}
