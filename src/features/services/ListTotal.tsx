import { FormattedMessage } from 'react-intl';

export interface ListTotalProps {
  readonly count: number;
  readonly total: number;
  readonly filtered: boolean;
}

/** Shows "All 400 services", or "12 of 400" as soon as a search or filter is set (REQUIREMENTS 79). */
export function ListTotal({ count, total, filtered }: ListTotalProps) {
  return <FormattedMessage id={filtered ? 'services.found' : 'services.total'} values={{ count, total }} />;
}
