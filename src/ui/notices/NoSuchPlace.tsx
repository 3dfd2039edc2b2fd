import { Navigate, useLocation } from 'react-router';
import { requestedAddress } from '../../lib/requestedAddress';

/** Leads to `/404`, which names the requested address (REQUIREMENTS 245). */
export function NoSuchPlace() {
  return <Navigate to="/404" replace state={{ asked: requestedAddress(useLocation()) }} />;
}
