import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { usePerson } from '../../store/person';
import { NoSuchPlace } from '../../ui/NoSuchPlace';
import type { PageRoute } from './pageRoutes';

/** Lets through who may open the page; nothing of it runs for anybody else. */
export function Gate({ route, Page }: { readonly route: PageRoute; readonly Page: ComponentType }) {
  const person = usePerson();
  if (route.mayOpen(person)) return <Page />;
  if (route.othersGoTo !== undefined) return <Navigate to={route.othersGoTo} replace />;
  return <NoSuchPlace />;
}
