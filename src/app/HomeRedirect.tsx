import { Navigate } from 'react-router';
import { usePerson } from '../store/person';
import { homeOf } from './homeOf';

export function HomeRedirect() {
  return <Navigate to={homeOf(usePerson())} replace />;
}
