import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { FederatedText } from '../../../i18n/FederatedText';
import { retry } from '../../../lib/retry';
import { whenQuiet } from '../../../lib/whenQuiet';
import { usePerson } from '../../../store/person';
import { initials } from '../../../ui/marks/initials';
import { Menu } from '../../../ui/actions/Menu';
import { personName } from './personName';
import styles from './AccountMenu.module.css';

const loadItems = () => import('./AccountMenuItems');
const AccountMenuItems = lazy(async () => ({ default: (await retry(loadItems)).AccountMenuItems }));

/** Shows who is here. The items load while the first page is read, or when the menu opens. */
export function AccountMenu() {
  useEffect(() => whenQuiet(() => void loadItems().catch(() => undefined)), []);
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
      {() => (
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
