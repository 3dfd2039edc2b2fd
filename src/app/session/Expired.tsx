import { FormattedMessage } from 'react-intl';
import type { Person } from '../../contracts/domain/person/person';
import { FederatedText } from '../../i18n/FederatedText';
import '../../i18n/texts/session';
import { draftsOf } from '../../store/drafts';
import { ButtonGroup } from '../../ui/actions/Button';
import { ButtonAnchor } from '../../ui/actions/ButtonLink';
import { useBrowser } from '../../pages/browser';
import { EndedPage } from './EndedPage';
import { InstitutionGone } from './InstitutionGone';
import { personName } from '../frame/account/personName';
import { loginFor } from '../../ui/notices/loginFor';

interface ExpiredProps {
  /** The person whose page it was. */
  readonly pinned: Person;
  readonly found: Person;
  readonly here: string;
}

/**
 * Replaces the page, which is rebuilt from what was typed once its person is back: after a login in this
 * window, or when the window comes to the front after one in another.
 */
export function Expired({ pinned, found, here }: ExpiredProps) {
  const { reload } = useBrowser();
  if (found.institutionGone === 'own') return <InstitutionGone found={found} onRetry={reload} />;
  if (found.roles.guest)
    return <Ended installation={found.installation} here={here} typed={!draftsOf(pinned).isEmpty()} />;
  const { title, text, about } = messagesFor(pinned, found);
  return (
    <EndedPage titleId={title} installation={found.installation}>
      <p>
        <FormattedMessage id={text} values={{ name: personName(found), institution: institutionOf(about) }} />
      </p>
      <ButtonGroup>
        <ButtonAnchor look="primary" href={here}>
          <FormattedMessage id="session.changed.reload" />
        </ButtonAnchor>
      </ButtonGroup>
    </EndedPage>
  );
}

/** `about` is the person whose institution is named. */
function messagesFor(pinned: Person, found: Person) {
  if (found.uid !== pinned.uid)
    return { title: 'session.changed.title', text: 'session.changed.text', about: found };
  // The institution was left in another tab, or has gone from the federation: this page cannot know which.
  if (pinned.switched && !found.switched)
    return { title: 'session.actingEnded.title', text: 'session.actingEnded.text', about: pinned };
  if (JSON.stringify(pinned.roles) === JSON.stringify(found.roles))
    return { title: 'session.institution.title', text: 'session.institution.text', about: found };
  return { title: 'session.role.title', text: 'session.role.text', about: found };
}

function institutionOf({ institution }: Person) {
  return institution && <FederatedText texts={institution.names} fallback={institution.name} />;
}

interface EndedProps extends Pick<Person, 'installation'> {
  readonly here: string;
  readonly typed: boolean;
}

function Ended({ here, typed, installation }: EndedProps) {
  const login = loginFor(here);
  return (
    <EndedPage titleId="session.expired.title" installation={installation}>
      <p>
        <FormattedMessage id="session.expired.text" />
      </p>
      {typed && (
        <p>
          <FormattedMessage id="session.expired.typed" />
        </p>
      )}
      <ButtonGroup>
        <ButtonAnchor look="primary" href={login}>
          <FormattedMessage id="session.expired.login" />
        </ButtonAnchor>
        <ButtonAnchor href={login} newTab>
          <FormattedMessage id="session.expired.loginBeside" />
        </ButtonAnchor>
      </ButtonGroup>
    </EndedPage>
  );
}
