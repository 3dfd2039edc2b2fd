import { useGetPendingChangesQuery } from '../../api/changes.api';
import { CHANGES_EXTENSION, type ChangeSubject, type PendingChange } from '../../contracts/domain/change';
import { usePerson } from '../../store/person';

export interface PendingLoad {
  /** The change is still being asked for: a form that is shown now might go again. */
  readonly loading: boolean;
  readonly pending: PendingChange | undefined;
}

/**
 * Returns the change of this setting that the desk has not dealt with; where a server does not tell, there is none to show.
 */
export function usePendingChange(subject: ChangeSubject, entityId: string): PendingLoad {
  const { extensions } = usePerson().installation;
  const { data, isLoading } = useGetPendingChangesQuery(undefined, {
    skip: !extensions.includes(CHANGES_EXTENSION),
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return {
    loading: isLoading,
    pending: data?.find((change) => change.subject === subject && change.serviceEntityId === entityId),
  };
}
