import { FormattedMessage } from 'react-intl';
import type { Person } from '../../contracts/domain/person/person';
import '../../i18n/texts/session';
import { Button, ButtonGroup } from '../../ui/actions/Button';
import { Flash } from '../frame/Flash';
import { EndedPage } from './EndedPage';
import { useLeave } from './useLeave';

interface InstitutionGoneProps {
  readonly found: Person;
  readonly onRetry: () => void;
}

/** The login is valid, but there is no institution to act for: another login would lead back here. */
export function InstitutionGone({ found, onRetry }: InstitutionGoneProps) {
  const { logout } = useLeave();
  return (
    <EndedPage titleId="session.institutionGone.title" installation={found.installation}>
      <Flash />
      <p>
        <FormattedMessage id="session.institutionGone.text" />
      </p>
      <p>
        <FormattedMessage id="session.institutionGone.help" />
      </p>
      <ButtonGroup>
        <Button look="primary" onClick={() => logout(found.installation)}>
          <FormattedMessage id="header.logout" />
        </Button>
        <Button icon="retry" onClick={onRetry}>
          <FormattedMessage id="ui.retry" />
        </Button>
      </ButtonGroup>
    </EndedPage>
  );
}
