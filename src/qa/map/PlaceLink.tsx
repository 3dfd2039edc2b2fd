import { createContext, use, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Place } from '../../machines/visualiser/visualiser.machine';
import { searchOf } from '../address';

/** The mode that links within this part of the page lead to; the map if none is provided. */
export const LinkedMode = createContext<Pick<Place, 'mode' | 'lens'>>({ mode: 'map', lens: 'both' });

interface PlaceLinkProps {
  readonly machine: string;
  /** Selected state or transition. */
  readonly at?: string | undefined;
  readonly children: ReactNode;
}

/** Links to a place of the visualiser, also in a new tab. */
export function PlaceLink({ machine, at = '', children }: PlaceLinkProps) {
  const mode = use(LinkedMode);
  return (
    <Link to={{ search: searchOf({ ...placeOnMap(machine, at), ...mode }) }} preventScrollReset>
      {children}
    </Link>
  );
}

export function placeOnMap(machine: string, selected: string): Place {
  return { mode: 'map', machine, selected, story: '', steps: [], lens: 'both' };
}
