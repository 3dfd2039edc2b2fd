import '../../../i18n/texts/ui';
import { FormattedMessage } from 'react-intl';
import { useLinks } from '../../../extending/extensions';
import { usePerson } from '../../../store/person';
import { MenuGroup } from '../../../ui/actions/Menu';
import { FrameLink } from '../FrameLink';
import { actsForAnother, choosesInstitution } from './accountRules';
import { InstitutionChoice } from './InstitutionChoice';
import { useLeave } from '../../session/useLeave';
import styles from './AccountMenu.module.css';

/** Shows what a person can do about who they are here: profile, institution, identity, leaving (REQUIREMENTS 23, 24). */
export function AccountMenuItems({ name }: { readonly name: string }) {
  const person = usePerson();
  const leave = useLeave();
  const accountLinks = useLinks('accountLinks');
  const { roles } = person;

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
          <FrameLink to="/profile">
            <FormattedMessage id="header.profile" />
          </FrameLink>
        </li>
      </MenuGroup>
      {choosesInstitution(person) && <InstitutionChoice onChoose={leave.switchTo} />}
      <MenuGroup>
        {accountLinks.map(({ messageId, to }) => (
          <li key={to}>
            <FrameLink to={to}>
              <FormattedMessage id={messageId} />
            </FrameLink>
          </li>
        ))}
        {roles.superUser && (
          <li>
            <FrameLink to="/users/search">
              <FormattedMessage id="header.switchIdentity" />
            </FrameLink>
          </li>
        )}
        <li>
          {actsForAnother(person) ? (
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
