import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Place } from '../../machines/visualiser/visualiser.machine';
import { placeIn, searchOf } from '../address';
import { choicesIn, withChoices, type PreviewChoices } from './choices';

interface PreviewLinkProps {
  /** Parts of the place; the others are those of the start. */
  readonly place: Partial<Place>;
  /** Choices that change; the others stay. */
  readonly choices: Partial<PreviewChoices>;
  readonly children: ReactNode;
}

/** Links to a dialog in a state, also in a new tab. */
export function PreviewLink({ place, choices, children }: PreviewLinkProps) {
  const { search } = useLocation();
  const start: Place = { ...placeIn(''), mode: 'preview' };
  const next = searchOf({ ...start, ...place }, search);
  return <Link to={{ search: withChoices(next, { ...choicesIn(search), ...choices }) }}>{children}</Link>;
}
