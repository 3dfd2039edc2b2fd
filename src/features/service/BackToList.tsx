import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { backToPlace, rememberedPlace } from '../../store/lastList';
import { usePerson } from '../../store/person';
import { Icon } from '../../ui/marks/Icon';
import styles from './ServiceView.module.css';

/** Leads back to the list with its search, page and scroll position, even after a reload. */
export function BackToList() {
  const { guest } = usePerson().roles;
  const { address } = rememberedPlace();
  const list = guest || address.startsWith('/apps/all') ? 'all' : 'connected';
  return (
    <Link className={styles.back} to={address} state={backToPlace} preventScrollReset>
      <Icon name="back" />
      <FormattedMessage id="service.back" values={{ list }} />
    </Link>
  );
}
