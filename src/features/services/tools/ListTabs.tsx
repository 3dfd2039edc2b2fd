import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Count } from '../../../ui/lists/Count';
import { Tabs } from '../../../ui/page/Tabs';
import type { ListName } from '../overview.types';

interface ListTabsProps {
  readonly current: ListName;
  readonly counts: Readonly<Record<ListName, number>>;
  /** Query of the first page of this search, so that a change of tab keeps search and filters. */
  readonly search: string;
}

const tabs = [
  { key: 'connected', pathname: '/apps/connected', label: 'services.tab.connected' },
  { key: 'all', pathname: '/apps/all', label: 'services.tab.all' },
] as const;

export const ListTabs = memo(function ListTabs({ current, counts, search }: ListTabsProps) {
  const intl = useIntl();
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
});
