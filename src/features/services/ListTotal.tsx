import { FormattedMessage } from 'react-intl';

export interface ListTotalProps {
  readonly count: number;
  readonly total: number;
  readonly filtered: boolean;
}

/** "All 400 services", or "n of 400" as soon as anything is asked (REQUIREMENTS 79). */
export function ListTotal({ count, total, filtered }: ListTotalProps) {
  return <FormattedMessage id={filtered ? 'services.found' : 'services.total'} values={{ count, total }} />;
}
