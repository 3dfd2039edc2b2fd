import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { backToPlace, rememberedPlace } from '../../store/lastList';
import { Icon } from '../../ui/Icon';
import styles from './ServiceView.module.css';

/** Leads to the list as it was: search, page and place in it, after a reload too. */
export function BackToList() {
  return (
    <Link className={styles.back} to={rememberedPlace().address} state={backToPlace} preventScrollReset>
      <Icon name="back" />
      <span className="visually-hidden">
        <FormattedMessage id="service.back" />
      </span>
    </Link>
  );
}
