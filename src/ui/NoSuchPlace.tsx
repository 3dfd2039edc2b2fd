import { Navigate, useLocation } from 'react-router';
import { requestedAddress } from '../lib/requestedAddress';

/** Nothing here for this person: leads to `/404`, which names what was asked for (REQUIREMENTS 245). */
export function NoSuchPlace() {
  return <Navigate to="/404" replace state={{ asked: requestedAddress(useLocation()) }} />;
}
