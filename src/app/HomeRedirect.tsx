import { Navigate, useLocation } from 'react-router';
import { usePerson } from '../store/person';
import { homeOf } from './homeOf';

export function HomeRedirect() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: homeOf(usePerson()), search }} replace />;
}
