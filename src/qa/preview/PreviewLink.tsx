import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Place } from '../../machines/visualiser/visualiser.types';
import { placeIn, searchOf } from '../address';
import { choicesIn, withChoices, type PreviewChoices } from './choices';

export interface PreviewLinkProps {
  /** What is not said is as at the start. */
  readonly place: Partial<Place>;
  /** What is not said stays as it is. */
  readonly choices: Partial<PreviewChoices>;
  readonly children: ReactNode;
}

/** Leads to a dialog in a state; a real link, so that it opens in another tab as well. */
export function PreviewLink({ place, choices, children }: PreviewLinkProps) {
  const { search } = useLocation();
  const start: Place = { ...placeIn(''), mode: 'preview' };
  const next = searchOf({ ...start, ...place }, search);
  return <Link to={{ search: withChoices(next, { ...choicesIn(search), ...choices }) }}>{children}</Link>;
}
