import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Count } from '../../ui/Count';
import { Tabs } from '../../ui/Tabs';
import { queryOf, withPage } from './listAddress';
import type { ServiceLists } from './serviceList';

export interface ListTabsProps {
  readonly current: 'connected' | 'all';
  readonly lists: ServiceLists;
}

/** Changing the tab keeps what is searched for. */
export function ListTabs({ current, lists }: ListTabsProps) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const search = queryOf(withPage(params, 1));
  return (
    <Tabs
      label={intl.formatMessage({ id: 'services.tabs' })}
      tabs={[
        {
          key: 'connected',
          to: { pathname: '/apps/connected', search },
          label: <FormattedMessage id="services.tab.connected" />,
          current: current === 'connected',
          note: <Count value={lists.connected.length} />,
        },
        {
          key: 'all',
          to: { pathname: '/apps/all', search },
          label: <FormattedMessage id="services.tab.all" />,
          current: current === 'all',
          note: <Count value={lists.all.length} />,
        },
      ]}
    />
  );
}
