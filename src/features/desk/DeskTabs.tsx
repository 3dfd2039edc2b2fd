import { FormattedMessage, useIntl } from 'react-intl';
import { DESK_EXTENSION, MAILS_EXTENSION } from '../../contracts/domain/desk';
import '../../i18n/texts/desk';
import { usePerson } from '../../store/person';
import { Tabs } from '../../ui/Tabs';

/** Switches between tickets and mails, as far as the server has them. */
export function DeskTabs({ current }: { readonly current: 'queue' | 'mails' }) {
  const intl = useIntl();
  const { extensions } = usePerson().installation;
  if (!extensions.includes(DESK_EXTENSION) || !extensions.includes(MAILS_EXTENSION)) return null;
  return (
    <Tabs
      label={intl.formatMessage({ id: 'desk.tabs' })}
      tabs={[
        {
          key: 'queue',
          to: '/desk',
          label: <FormattedMessage id="desk.tab.queue" />,
          current: current === 'queue',
        },
        {
          key: 'mails',
          to: '/desk/mails',
          label: <FormattedMessage id="desk.tab.mails" />,
          current: current === 'mails',
        },
      ]}
    />
  );
}
