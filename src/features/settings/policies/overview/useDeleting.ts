import { useSearchParams } from 'react-router';
import type { Policy } from '../../../../contracts/domain/policies/policy';
import { useAddressAsShown } from '../../../../ui/address/useAddressAsShown';
import { isWritable } from './PolicyCard';

const DELETING = 'delete';

/**
 * Keeps which policy the person is asked about. It is in the address, so that a login comes back to the
 * question. `policies`: undefined until they are known.
 */
export function useDeleting(policies: readonly Policy[] | undefined) {
  const [query, setQuery] = useSearchParams();
  const deleting = policies?.find(
    (policy) => isWritable(policy) && String(policy.id) === query.get(DELETING),
  );
  const nextQuery = withDeleting(query, deleting);
  useAddressAsShown(policies && `?${nextQuery}`);
  const setDeleting = (policy: Policy | undefined) =>
    setQuery(withDeleting(query, policy), { replace: true });
  return [deleting, setDeleting] as const;
}

function withDeleting(query: URLSearchParams, policy: Policy | undefined): URLSearchParams {
  const written = new URLSearchParams(query);
  if (policy) written.set(DELETING, String(policy.id));
  else written.delete(DELETING);
  return written;
}
