import { useLocation, useNavigate } from 'react-router';
import type { Place } from '../../machines/visualiser/visualiser.machine';
import { placeIn, searchOf } from '../address';
import { choicesIn, withChoices, type PreviewChoices } from './choices';

export interface Choosing {
  readonly choices: PreviewChoices;
  /** Changes choices and, where given, the place, in one entry of the browser's history. */
  readonly choose: (choices: Partial<PreviewChoices>, place?: Partial<Place>) => void;
}

/** Returns the choices of the preview, which the address keeps. */
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
