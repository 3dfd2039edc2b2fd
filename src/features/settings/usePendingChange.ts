import { useGetPendingChangesQuery } from '../../api/changes.api';
import {
  CHANGES_EXTENSION,
  type ChangeSubject,
  type PendingChange,
} from '../../contracts/domain/tickets/change';
import { usePerson } from '../../store/person';

interface PendingLoad {
  /** True if the change is still loading, so that a form shown now might disappear. */
  readonly loading: boolean;
  readonly pending: PendingChange | undefined;
}

/** Returns the open change of this setting; none if the server does not say. */
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
