import { useIntl } from 'react-intl';
import { useGetChangeSetSizeQuery } from './changeSet.api';
import './gathered.texts';
import { useAppSelector } from '../../store/hooks';
import { selectLeaving } from '../../store/session.slice';
import { Count } from '../../ui/lists/Count';
import { useReturn } from '../../ui/address/useReturn';

/** Shows how many changes wait in the set of the institution, as of the last look at this window. */
export function GatheredCount() {
  const intl = useIntl();
  // Whoever leaves may already be somebody else, who would be refused.
  const leaving = useAppSelector(selectLeaving);
  const { data = 0, refetch } = useGetChangeSetSizeQuery(undefined, { skip: leaving });
  useReturn(() => void (leaving || refetch()));
  return data > 0 ? <Count value={data} label={intl.formatMessage({ id: 'changes.count' })} /> : null;
}
