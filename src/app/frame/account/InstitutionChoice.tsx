import { FormattedMessage } from 'react-intl';
import type { Institution } from '../../../contracts/domain/person/person';
import { FederatedText } from '../../../i18n/FederatedText';
import { usePerson } from '../../../store/person';
import { Icon } from '../../../ui/marks/Icon';
import { MenuGroup } from '../../../ui/actions/Menu';
import { Tag } from '../../../ui/marks/Tag';
import styles from './AccountMenu.module.css';

/**
 * The institutions that the person can act for; the current one is marked, and those in test are named
 * (REQUIREMENTS 25).
 */
export function InstitutionChoice({ onChoose }: { readonly onChoose: (entityId: string) => void }) {
  const { institutions, institution } = usePerson();
  return (
    <MenuGroup label={<FormattedMessage id="header.institutions" />}>
      {institutions.map((choice) => (
        <li key={choice.entityId}>
          {choice.entityId === institution?.entityId ? (
            <span className={styles.chosen} aria-current="true">
              <Name institution={choice} />
              <Icon name="check" />
            </span>
          ) : (
            <button type="button" onClick={() => onChoose(choice.entityId)}>
              <Name institution={choice} />
            </button>
          )}
        </li>
      ))}
    </MenuGroup>
  );
}

function Name({ institution }: { readonly institution: Institution }) {
  return (
    <span className="row">
      <FederatedText texts={institution.names} fallback={institution.name} />
      {institution.state === 'testaccepted' && (
        <Tag>
          <FormattedMessage id="header.testInstitution" />
        </Tag>
      )}
    </span>
  );
}
