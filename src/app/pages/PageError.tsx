import { FormattedMessage, useIntl } from 'react-intl';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Failed } from '../../ui/notices/Failed';
import { Page } from '../../ui/page/Page';
import { useBrowser } from '../../pages/browser';
import { useReport } from '../errors/useReport';

/** Replaces a page that broke or did not load; header and footer stay. */
export function PageError() {
  const intl = useIntl();
  const error = useRouteError();
  const report = useReport();
  const { reload } = useBrowser();
  useEffect(() => report(error), [report, error]);

  return (
    <Page title={intl.formatMessage({ id: 'pageError.title' })}>
      <Failed title={<FormattedMessage id="pageError.what" />} onRetry={reload}>
        <p>
          <FormattedMessage id="pageError.text" />
        </p>
        <p>
          <code>{error instanceof Error ? error.message : String(error)}</code>
        </p>
      </Failed>
    </Page>
  );
}
