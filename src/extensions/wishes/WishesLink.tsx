import { FormattedMessage, useIntl } from 'react-intl';
import { useGetWishesQuery } from './wishes.api';
import { openGroups } from './openGroups';
import { answersWishes } from './wishRights';
import './wishes.texts';
import { usePerson } from '../../store/person';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Count } from '../../ui/lists/Count';

/** Leads to what people of the institution ask for, and counts the services that wait for an answer. */
export function WishesLink() {
  const intl = useIntl();
  const may = answersWishes(usePerson());
  const { data } = useGetWishesQuery(undefined, { skip: !may });
  const waiting = data ? openGroups(data).length : 0;
  if (!may) return null;
  return (
    <ButtonLink to="/wishes">
      <FormattedMessage id="wishes.toWishes" />
      {waiting > 0 && (
        <>
          {' '}
          <Count action value={waiting} label={intl.formatMessage({ id: 'wishes.waiting' })} />
        </>
      )}
    </ButtonLink>
  );
}
