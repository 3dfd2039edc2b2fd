import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { usePerson } from '../store/person';
import { NoSuchPlace } from '../ui/NoSuchPlace';
import type { Place } from './places';

/** Lets through who may open the place; nothing of the page runs for anybody else. */
export function Gate({ place, Page }: { readonly place: Place; readonly Page: ComponentType }) {
  const person = usePerson();
  if (place.mayOpen(person)) return <Page />;
  if (place.othersGoTo !== undefined) return <Navigate to={place.othersGoTo} replace />;
  return <NoSuchPlace />;
}
