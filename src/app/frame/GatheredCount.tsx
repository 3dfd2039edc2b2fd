import { useIntl } from 'react-intl';
import { useGetChangeSetSizeQuery } from '../../api/changeSet.api';
import '../../i18n/texts/gathered';
import { Count } from '../../ui/Count';
import { useReturn } from '../../ui/useReturn';

/** Shows how many changes wait in the set of the institution, as of the last look at this window. */
export function GatheredCount() {
  const intl = useIntl();
  const { data = 0, refetch } = useGetChangeSetSizeQuery();
  useReturn(() => void refetch());
  return data > 0 ? <Count value={data} label={intl.formatMessage({ id: 'changes.count' })} /> : null;
}
