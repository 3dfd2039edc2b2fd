import { FormattedMessage } from 'react-intl';

interface ListTotalProps {
  readonly count: number;
  readonly total: number;
  readonly filtered: boolean;
  /** True if the search may still find more. */
  readonly searching: boolean;
}

/**
 * Shows "All 400 services", or "12 of 400" as soon as a search or filter is set (REQUIREMENTS 79); until all texts are searched,
 * the number is not said to be the last one.
 */
export function ListTotal({ count, total, filtered, searching }: ListTotalProps) {
  const found = searching ? 'services.found.soFar' : 'services.found';
  return <FormattedMessage id={filtered ? found : 'services.total'} values={{ count, total }} />;
}
