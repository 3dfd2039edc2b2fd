import { useIntl } from 'react-intl';
import { useGetChangeSetSizeQuery } from './changeSet.api';
import './gathered.texts';
import { useAppSelector } from '../../store/hooks';
import { selectLeaving } from '../../store/session.slice';
import { Count } from '../../ui/lists/Count';
import { useReturn } from '../../ui/address/useReturn';

/** Shows how many changes are in the set of the institution, as of the last visit to this window. */
export function GatheredCount() {
  const intl = useIntl();
  // While a person leaves, the server may already know another person, and refuse.
  const leaving = useAppSelector(selectLeaving);
  const { data = 0, refetch } = useGetChangeSetSizeQuery(undefined, { skip: leaving });
  useReturn(() => void (leaving || refetch()));
  return data > 0 ? <Count value={data} label={intl.formatMessage({ id: 'changes.count' })} /> : null;
}
