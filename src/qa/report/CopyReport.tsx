import { useIntl, type IntlShape } from 'react-intl';
import { CopyButton } from '../../ui/CopyButton';
import { reportOf, type Reported } from './reportOf';

export interface CopyReportProps {
  readonly small?: boolean;
  /** Asked for when the report is. */
  readonly reported: (intl: IntlShape) => Reported;
}

/** Copies a bug report of what is seen. */
export function CopyReport({ small, reported }: CopyReportProps) {
  const intl = useIntl();
  return (
    <CopyButton
      worded
      small={small}
      label={intl.formatMessage({ id: 'qa.report.copy' })}
      value={() => reportOf(intl, reported(intl))}
    />
  );
}
