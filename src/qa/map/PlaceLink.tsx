import { createContext, use, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Place } from '../../machines/visualiser/visualiser.types';
import { searchOf } from '../address';

/** The mode whose places are linked to, where it is not the map. */
export const LinkedMode = createContext<Pick<Place, 'mode' | 'lens'>>({ mode: 'map', lens: 'both' });

export interface PlaceLinkProps {
  readonly machine: string;
  /** State or transition that is shown there. */
  readonly at?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to a place of the map; a real link, so that it opens in another tab as well. */
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
