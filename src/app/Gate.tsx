import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { askedAddress } from '../lib/askedAddress';
import { usePerson } from '../store/person';
import type { Place } from './places';

/** Lets through who may open the place; nothing of the page runs for anybody else. */
export function Gate({ place, Page }: { readonly place: Place; readonly Page: ComponentType }) {
  const person = usePerson();
  const here = useLocation();
  if (place.mayOpen(person)) return <Page />;
  if (place.othersGoTo !== undefined) return <Navigate to={place.othersGoTo} replace />;
  return <Navigate to="/404" replace state={{ asked: askedAddress(here) }} />;
}
