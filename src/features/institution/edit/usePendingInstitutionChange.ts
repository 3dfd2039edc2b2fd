import { useGetPendingChangesQuery } from '../../../api/changes.api';
import { CHANGES_EXTENSION, type PendingChange } from '../../../contracts/domain/change';
import { usePerson } from '../../../store/person';

interface PendingLoad {
  /** The change is still being asked for: what is shown now might change. */
  readonly loading: boolean;
  readonly pending: PendingChange | undefined;
}

/** Returns the change of the institution that the desk has not dealt with, for those who may know; else none is shown. */
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
