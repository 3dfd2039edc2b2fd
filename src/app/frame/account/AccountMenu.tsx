import { lazy, Suspense, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { FederatedText } from '../../../i18n/FederatedText';
import { retry } from '../../../lib/retry';
import { usePerson } from '../../../store/person';
import { initials } from '../../../ui/marks/initials';
import { Menu } from '../../../ui/actions/Menu';
import { personName } from './personName';
import styles from './AccountMenu.module.css';

/** Loads while the first page is read; nobody opens a menu before that. */
const AccountMenuItems = lazy(async () => ({
  default: (await retry(() => import('./AccountMenuItems'))).AccountMenuItems,
}));

const never = () => () => undefined;

/**
 * The server prerenders only its button: items shown before their code has loaded would not react to a press.
 */
export function AccountMenu() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const person = usePerson();
  const { institution } = person;
  const fullName = `${person.givenName} ${person.surName}`.trim();
  const name = personName(person);

  return (
    <Menu
      buttonClass={styles.account}
      face={
        <>
          <span className="visually-hidden">
            <FormattedMessage id="header.account" />{' '}
          </span>
          <span className={styles.who}>
            <span dir="auto">{name}</span>{' '}
            {institution && (
              <small dir="auto">
                <FederatedText texts={institution.names} fallback={institution.name} />
              </small>
            )}
          </span>
          <span className={styles.initials} aria-hidden="true">
            {initials(fullName || name)}
          </span>
        </>
      }
    >
      {isInBrowser && (
        <Suspense
          fallback={
            <p className={styles.whoMenu}>
              <FormattedMessage id="ui.loading" />
            </p>
          }
        >
          <AccountMenuItems name={name} />
        </Suspense>
      )}
    </Menu>
  );
}
