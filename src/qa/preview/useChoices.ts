import { useLocation, useNavigate } from 'react-router';
import type { Place } from '../../machines/visualiser/visualiser.types';
import { placeIn, searchOf } from '../address';
import { choicesIn, withChoices, type PreviewChoices } from './choices';

export interface Choosing {
  readonly choices: PreviewChoices;
  /** Chooses another look, and where wanted another place, in one step of the browser's history. */
  readonly choose: (choices: Partial<PreviewChoices>, place?: Partial<Place>) => void;
}

/** Returns the preview's own part of the address. */
export function useChoices(): Choosing {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choices = choicesIn(search);
  return {
    choices,
    choose: (chosen, place) => {
      const next = searchOf({ ...placeIn(search), ...place }, search);
      void navigate({ search: withChoices(next, { ...choices, ...chosen }) }, { preventScrollReset: true });
    },
  };
}
