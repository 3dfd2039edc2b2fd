import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { usePerson } from '../../store/person';
import { MenuGroup } from '../../ui/Menu';
import styles from './AccountMenu.module.css';
import { InstitutionChoice } from './InstitutionChoice';
import { useLeave } from '../session/useLeave';

/** Shows what a person can do about who they are here: profile, institution, identity, leaving (REQUIREMENTS 23, 24). */
export function AccountMenuItems({ name }: { readonly name: string }) {
  const person = usePerson();
  const leave = useLeave();
  const { roles } = person;
  const exits = roles.superUser && person.switched;

  return (
    <>
      <div className={styles.whoMenu}>
        <b>{name}</b>
        {person.email && <span className="muted small">{person.email}</span>}
        {person.level > 0 && (
          <span className="muted small">
            <FormattedMessage id="header.level" values={{ level: person.level }} />
          </span>
        )}
      </div>
      <MenuGroup>
        <li>
          <Link to="/profile">
            <FormattedMessage id="header.profile" />
          </Link>
        </li>
      </MenuGroup>
      {!roles.member && person.institutions.length > 0 && <InstitutionChoice onChoose={leave.switchTo} />}
      <MenuGroup>
        {roles.superUser && (
          <li>
            <Link to="/users/search">
              <FormattedMessage id="header.switchIdentity" />
            </Link>
          </li>
        )}
        <li>
          {exits ? (
            <button type="button" onClick={leave.exit}>
              <FormattedMessage id="header.exit" />
            </button>
          ) : (
            <button type="button" onClick={() => leave.logout(person.installation)}>
              <FormattedMessage id="header.logout" />
            </button>
          )}
        </li>
      </MenuGroup>
    </>
  );
}
