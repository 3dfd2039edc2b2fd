import { useGetPendingChangesQuery } from '../../../api/changes.api';
import { CHANGES_EXTENSION, type PendingChange } from '../../../contracts/domain/tickets/change';
import { usePerson } from '../../../store/person';

interface PendingLoad {
  /** True if the change is still loading, so that what is shown may change. */
  readonly loading: boolean;
  readonly pending: PendingChange | undefined;
}

/** Returns the open change of the institution, for those who may know about it. */
export function usePendingInstitutionChange(): PendingLoad {
  const { installation, roles } = usePerson();
  const isListed = installation.extensions.includes(CHANGES_EXTENSION) && !installation.ticketSystemDown;
  const { data, isLoading } = useGetPendingChangesQuery(undefined, {
    skip: !isListed || !(roles.admin || roles.viewer),
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return { loading: isLoading, pending: data?.find(({ subject }) => subject === 'institution') };
}
