import { FormattedMessage } from 'react-intl';
import { usePerson } from '../../../store/person';

/** Says whom to write to, if the installation has an address for support. */
export function SupportText() {
  const { supportEmail } = usePerson().installation.links;
  if (!supportEmail) return null;
  return (
    <FormattedMessage
      id="service.support"
      values={{ email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }}
    />
  );
}
