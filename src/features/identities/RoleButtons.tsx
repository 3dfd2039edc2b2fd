import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonGroup } from '../../ui/actions/Button';
import type { FoundInstitution } from './findInstitutions';
import type { Identity } from './identity';
import styles from './Identities.module.css';

/** Messages for the roles that have a name here. Any other role is shown by the server's name for it. */
const roleMessages = new Map([
  ['ROLE_DASHBOARD_VIEWER', 'identities.role.viewer'],
  ['ROLE_DASHBOARD_ADMIN', 'identities.role.admin'],
]);

export interface RoleButtonsProps {
  readonly institution: FoundInstitution;
  readonly roles: readonly string[];
  readonly taken: Identity | undefined;
  readonly onActAs: (identity: Identity) => void;
}

/** Shows a button for each role that the server offers; its accessible name begins with its visible words. */
export function RoleButtons({ institution, roles, taken, onActAs }: RoleButtonsProps) {
  const intl = useIntl();
  const { entityId, shownName } = institution;
  return (
    <div className={styles.roles}>
      <ButtonGroup>
        {roles.map((role) => {
          const id = roleMessages.get(role);
          return (
            <Button
              key={role}
              small
              busy={taken?.entityId === entityId && taken.role === role}
              onClick={() => onActAs({ entityId, role })}
            >
              {id ? intl.formatMessage({ id }) : role}
              <span className="visually-hidden">
                {' '}
                <FormattedMessage id="identities.at" values={{ institution: shownName }} />
              </span>
            </Button>
          );
        })}
      </ButtonGroup>
    </div>
  );
}
