import { FormattedMessage } from 'react-intl';
import { Empty } from '../../ui/notices/Empty';

/** Says that the person acts for an institution that is no longer known. */
export function NoInstitution() {
  return (
    <Empty title={<FormattedMessage id="institution.gone" />}>
      <FormattedMessage id="institution.gone.text" />
    </Empty>
  );
}
