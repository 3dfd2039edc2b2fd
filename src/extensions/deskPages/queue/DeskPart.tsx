import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import '../desk.texts';
import { Page, PagePart } from '../../../ui/page/Page';
import { deskParts, DeskTabs } from './DeskTabs';
import styles from './Desk.module.css';

interface DeskPartProps {
  readonly part: keyof typeof deskParts;
  /** Message of a sentence above the content. */
  readonly lede?: string;
  readonly children: ReactNode;
}

/** Shows a part of the desk. Title and tabs are the same in each, so that they stay where they are. */
export function DeskPart({ part, lede, children }: DeskPartProps) {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'desk.title' })} tabs={<DeskTabs current={part} />}>
      {part !== 'queue' && <PagePart title={intl.formatMessage({ id: deskParts[part].label })} />}
      {lede && (
        <p className={styles.lede}>
          <FormattedMessage id={lede} />
        </p>
      )}
      {children}
    </Page>
  );
}
