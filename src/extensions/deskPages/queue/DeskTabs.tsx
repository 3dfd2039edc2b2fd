import { FormattedMessage, useIntl } from 'react-intl';
import { AUDIT_EXTENSION } from '../../../contracts/domain/audit';
import { CHECKS_EXTENSION } from '../../../contracts/domain/checks';
import { DESK_EXTENSION, FEEDS_EXTENSION, MAILS_EXTENSION, WEBHOOKS_EXTENSION } from '../contract/desk';
import '../desk.texts';
import { usePerson } from '../../../store/person';
import { Tabs } from '../../../ui/page/Tabs';

/** The parts of the desk, each with the extension that it requires. */
export const deskParts = {
  queue: { extension: DESK_EXTENSION, to: '/desk', label: 'desk.tab.queue' },
  mails: { extension: MAILS_EXTENSION, to: '/desk/mails', label: 'desk.tab.mails' },
  feeds: { extension: FEEDS_EXTENSION, to: '/feeds', label: 'desk.tab.feeds' },
  webhooks: { extension: WEBHOOKS_EXTENSION, to: '/webhooks', label: 'desk.tab.webhooks' },
  audit: { extension: AUDIT_EXTENSION, to: '/desk/audit', label: 'desk.tab.audit' },
  checks: { extension: CHECKS_EXTENSION, to: '/desk/checks', label: 'desk.tab.checks' },
} as const;

export type DeskTab = keyof typeof deskParts | 'invite';

/** Switches between the pages of the desk, as far as the server has them and the federation does not hide them. */
export function DeskTabs({ current }: { readonly current: DeskTab }) {
  const intl = useIntl();
  const { extensions, hiddenTabs } = usePerson().installation;
  const parts = Object.entries(deskParts).filter(([, { extension }]) => extensions.includes(extension));
  const tabs = [
    ...parts.map(([key, { to, label }]) => ({ key, to, label })),
    ...(hiddenTabs.includes('user_invite')
      ? []
      : [{ key: 'invite', to: '/users/invite', label: 'nav.invite' }]),
  ];
  if (tabs.length < 2) return null;
  return (
    <Tabs
      label={intl.formatMessage({ id: 'desk.tabs' })}
      tabs={tabs.map(({ key, to, label }) => ({
        key,
        to,
        label: <FormattedMessage id={label} />,
        current: key === current,
      }))}
    />
  );
}
