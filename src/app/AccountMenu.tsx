import { FormattedMessage } from 'react-intl';
import { chooseText } from '../i18n/chooseText';
import { useLanguage } from '../i18n/LanguageProvider';
import { usePerson } from '../store/person';
import { initials } from '../ui/initials';
import { Menu, MenuGroup } from '../ui/Menu';
import styles from './AccountMenu.module.css';
import { InstitutionChoice } from './InstitutionChoice';
import { useLeave } from './useLeave';

export function AccountMenu() {
  const { language } = useLanguage();
  const person = usePerson();
  const leave = useLeave();
  const { roles, institution } = person;
  const name = person.displayName || `${person.givenName} ${person.surName}`.trim() || person.email;
  const acting = institution && (chooseText(institution.names, language)?.text ?? institution.name);
  const exits = roles.superUser && person.switched;

  return (
    <Menu
      buttonClass={styles.account}
      face={
        <>
          <span className="visually-hidden">
            <FormattedMessage id="header.account" />{' '}
          </span>
          <span className={styles.who}>
            <span>{name}</span> {acting && <small>{acting}</small>}
          </span>
          <span className={styles.initials} aria-hidden="true">
            {initials(`${person.givenName} ${person.surName}`.trim() || name)}
          </span>
        </>
      }
    >
      <div className={styles.whoMenu}>
        <b>{name}</b>
        {person.email && <span className="muted small">{person.email}</span>}
        {person.level > 0 && (
          <span className="muted small">
            <FormattedMessage id="header.level" values={{ level: person.level }} />
          </span>
        )}
      </div>
      {!roles.member && person.institutions.length > 0 && <InstitutionChoice onChoose={leave.switchTo} />}
      <MenuGroup>
        <li>
          {exits ? (
            <button type="button" onClick={leave.exit}>
              <FormattedMessage id="header.exit" />
            </button>
          ) : (
            <button type="button" onClick={leave.logout}>
              <FormattedMessage id="header.logout" />
            </button>
          )}
        </li>
      </MenuGroup>
    </Menu>
  );
}
