import { Navigate } from 'react-router';
import { usePerson } from '../store/person';

/** Connected services for whoever has an institution, all services for guests (item 17). */
export function HomeRedirect() {
  const { roles } = usePerson();
  return <Navigate to={roles.guest ? '/apps/all' : '/apps/connected'} replace />;
}
