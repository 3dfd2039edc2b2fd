import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AUDIT_EXTENSION } from '../../../contracts/domain/audit';
import { DESK_EXTENSION, FEEDS_EXTENSION, MAILS_EXTENSION, WEBHOOKS_EXTENSION } from '../contract/desk';
import '../desk.texts';
import { usePerson } from '../../../store/person';
import { Page, PagePart } from '../../../ui/page/Page';
import { Tabs } from '../../../ui/page/Tabs';
import styles from './Desk.module.css';

const parts = {
  queue: { extension: DESK_EXTENSION, to: '/desk', label: 'desk.tab.queue' },
  mails: { extension: MAILS_EXTENSION, to: '/desk/mails', label: 'desk.tab.mails' },
  feeds: { extension: FEEDS_EXTENSION, to: '/feeds', label: 'desk.tab.feeds' },
  webhooks: { extension: WEBHOOKS_EXTENSION, to: '/webhooks', label: 'desk.tab.webhooks' },
  audit: { extension: AUDIT_EXTENSION, to: '/desk/audit', label: 'desk.tab.audit' },
} as const;

interface DeskPartProps {
  readonly part: keyof typeof parts;
  /** Message of a sentence above the content. */
  readonly lede?: string;
  readonly children: ReactNode;
}

/** Shows a part of the desk. Title and tabs are the same in each, so that they stay where they are. */
export function DeskPart({ part, lede, children }: DeskPartProps) {
  const intl = useIntl();
  const { extensions } = usePerson().installation;
  const tabs = Object.entries(parts).filter(([, { extension }]) => extensions.includes(extension));
  return (
    <Page
      title={intl.formatMessage({ id: 'desk.title' })}
      tabs={
        tabs.length > 1 && (
          <Tabs
            label={intl.formatMessage({ id: 'desk.tabs' })}
            tabs={tabs.map(([key, { to, label }]) => ({
              key,
              to,
              label: <FormattedMessage id={label} />,
              current: key === part,
            }))}
          />
        )
      }
    >
      {part !== 'queue' && <PagePart title={intl.formatMessage({ id: parts[part].label })} />}
      {lede && (
        <p className={styles.lede}>
          <FormattedMessage id={lede} />
        </p>
      )}
      {children}
    </Page>
  );
}
