import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/ButtonLink';
import { CloseButton } from '../frame/buttons';

/** Leads to the wishes of this person, of which one has to go first. */
export function AllWishesFooter() {
  return (
    <>
      <CloseButton />
      <ButtonLink look="primary" to="/wishes">
        <FormattedMessage id="wishes.all" />
      </ButtonLink>
    </>
  );
}
