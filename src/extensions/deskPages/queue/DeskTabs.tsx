import { FormattedMessage, useIntl } from 'react-intl';
import { AUDIT_EXTENSION } from '../../../contracts/domain/audit';
import { DESK_EXTENSION, FEEDS_EXTENSION, MAILS_EXTENSION, WEBHOOKS_EXTENSION } from '../contract/desk';
import '../desk.texts';
import { usePerson } from '../../../store/person';
import { Tabs } from '../../../ui/page/Tabs';

type DeskTab = 'queue' | 'mails' | 'feeds' | 'webhooks' | 'audit' | 'invite';

/** Switches between the pages of the desk, as far as the server has them and the federation does not hide them. */
export function DeskTabs({ current }: { readonly current: DeskTab }) {
  const intl = useIntl();
  const { extensions, hiddenTabs } = usePerson().installation;
  const tabs = [
    ...(extensions.includes(DESK_EXTENSION)
      ? [{ key: 'queue', to: '/desk', label: <FormattedMessage id="desk.tab.queue" /> }]
      : []),
    ...(extensions.includes(MAILS_EXTENSION)
      ? [{ key: 'mails', to: '/desk/mails', label: <FormattedMessage id="desk.tab.mails" /> }]
      : []),
    ...(extensions.includes(FEEDS_EXTENSION)
      ? [{ key: 'feeds', to: '/feeds', label: <FormattedMessage id="desk.tab.feeds" /> }]
      : []),
    ...(extensions.includes(WEBHOOKS_EXTENSION)
      ? [{ key: 'webhooks', to: '/webhooks', label: <FormattedMessage id="desk.tab.webhooks" /> }]
      : []),
    ...(extensions.includes(AUDIT_EXTENSION)
      ? [{ key: 'audit', to: '/desk/audit', label: <FormattedMessage id="desk.tab.audit" /> }]
      : []),
    ...(hiddenTabs.includes('user_invite')
      ? []
      : [{ key: 'invite', to: '/users/invite', label: <FormattedMessage id="nav.invite" /> }]),
  ];
  if (tabs.length < 2) return null;
  return (
    <Tabs
      label={intl.formatMessage({ id: 'desk.tabs' })}
      tabs={tabs.map((tab) => ({ ...tab, current: tab.key === current }))}
    />
  );
}
