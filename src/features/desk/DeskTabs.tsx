import { FormattedMessage, useIntl } from 'react-intl';
import { DESK_EXTENSION, FEEDS_EXTENSION, MAILS_EXTENSION } from '../../contracts/domain/desk';
import '../../i18n/texts/desk';
import { usePerson } from '../../store/person';
import { Tabs } from '../../ui/Tabs';

const tabs = [
  { key: 'queue', to: '/desk', extension: DESK_EXTENSION },
  { key: 'mails', to: '/desk/mails', extension: MAILS_EXTENSION },
  { key: 'feeds', to: '/feeds', extension: FEEDS_EXTENSION },
] as const;

/** Switches between tickets, mails and feeds, as far as the server has them. */
export function DeskTabs({ current }: { readonly current: (typeof tabs)[number]['key'] }) {
  const intl = useIntl();
  const { extensions } = usePerson().installation;
  const shown = tabs.filter(({ extension }) => extensions.includes(extension));
  if (shown.length < 2) return null;
  return (
    <Tabs
      label={intl.formatMessage({ id: 'desk.tabs' })}
      tabs={shown.map(({ key, to }) => ({
        key,
        to,
        label: <FormattedMessage id={`desk.tab.${key}`} />,
        current: current === key,
      }))}
    />
  );
}
