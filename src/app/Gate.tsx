import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { usePerson } from '../store/person';
import type { Place } from './places';

/** Lets through who may open the place; nothing of the page runs for anybody else. */
export function Gate({ place, Page }: { readonly place: Place; readonly Page: ComponentType }) {
  const person = usePerson();
  return place.mayOpen(person) ? <Page /> : <Navigate to={place.othersGoTo ?? '/404'} replace />;
}
