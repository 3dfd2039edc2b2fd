import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { queryText } from '../../../lib/queryText';
import { Count } from '../../../ui/lists/Count';
import { Tabs } from '../../../ui/page/Tabs';
import { withPage } from '../listAddress';
import type { ListName } from '../overview.types';

interface ListTabsProps {
  readonly current: ListName;
  /** Number of services in each list without any filter. */
  readonly counts: Readonly<Record<ListName, number>>;
}

const tabs = [
  { key: 'connected', pathname: '/apps/connected', label: 'services.tab.connected' },
  { key: 'all', pathname: '/apps/all', label: 'services.tab.all' },
] as const;

/** Leads to the other list, with the same search and filters. */
export function ListTabs({ current, counts }: ListTabsProps) {
  const intl = useIntl();
  const search = queryText(withPage(new URLSearchParams(useLocation().search), 1));
  return (
    <Tabs
      label={intl.formatMessage({ id: 'services.tabs' })}
      tabs={tabs.map(({ key, pathname, label }) => ({
        key,
        to: { pathname, search },
        label: <FormattedMessage id={label} />,
        current: current === key,
        note: <Count value={counts[key]} />,
      }))}
    />
  );
}
