import { createContext, useContext } from 'react';
import type { Location, NavigateFunction } from 'react-router';

/** What the frame knows of the address. It stays the same while only the query changes, as it does when people type. */
export interface FramePlace {
  readonly pathname: string;
  readonly navigate: NavigateFunction;
  /** Returns the address at this moment. */
  readonly here: () => Location;
}

const FramePlaceContext = createContext<FramePlace | null>(null);

/** Provides the place to the parts of the frame, which would render with every query if they asked the router. */
export const FramePlaceProvider = FramePlaceContext;

/** Returns the place. Throws outside of the frame. */
export function useFramePlace(): FramePlace {
  const place = useContext(FramePlaceContext);
  if (!place) throw new Error('No FramePlaceProvider');
  return place;
}
