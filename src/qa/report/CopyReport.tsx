import { useIntl, type IntlShape } from 'react-intl';
import { CopyButton } from '../../ui/actions/CopyButton';
import { reportOf, type Reported } from './reportOf';

export interface CopyReportProps {
  readonly small?: boolean;
  /** Returns the content of the report; called only when it is copied. */
  readonly reported: (intl: IntlShape) => Reported;
}

/** Shows a button that copies a bug report about what is shown. */
export function CopyReport({ small, reported }: CopyReportProps) {
  const intl = useIntl();
  return (
    <CopyButton
      withText
      small={small}
      label={intl.formatMessage({ id: 'qa.report.copy' })}
      value={() => reportOf(intl, reported(intl))}
    />
  );
}
