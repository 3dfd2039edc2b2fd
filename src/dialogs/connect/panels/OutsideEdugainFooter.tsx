import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../ui/ButtonLink';
import { CloseButton } from '../../frame/buttons';

/** What comes first is asked for on the institution's own page (REQUIREMENTS 138). */
export function OutsideEdugainFooter() {
  return (
    <>
      <CloseButton />
      <ButtonLink look="primary" to="/my-idp/edit">
        <FormattedMessage id="connect.outsideEdugain.edit" />
      </ButtonLink>
    </>
  );
}
