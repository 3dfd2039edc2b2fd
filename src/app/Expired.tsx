import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Person } from '../contracts/domain/person';
import { FederatedText } from '../i18n/FederatedText';
import { ButtonGroup } from '../ui/Button';
import { ButtonAnchor } from '../ui/ButtonLink';
import { PlainPage } from './PlainPage';
import { useBrowser } from './browser';
import { InstitutionGone } from './InstitutionGone';
import { personName } from './personName';
import { loginAddress } from './useLoginAddress';

export interface ExpiredProps {
  /** Whose page it was. */
  readonly pinned: Person;
  readonly found: Person;
  readonly here: string;
  /** Something was being filled in. */
  readonly unsaved: boolean;
}

/**
 * The page behind is kept and hidden: a login in another window brings it back with what was typed, as soon as this
 * window comes to the front.
 */
export function Expired({ pinned, found, here, unsaved }: ExpiredProps) {
  const { reload } = useBrowser();
  if (found.institutionGone === 'own') return <InstitutionGone found={found} onRetry={reload} />;
  if (found.roles.guest) return <Ended here={here} unsaved={unsaved} />;
  const { title, text, about } = wordsFor(pinned, found);
  return (
    <PlainPage titleId={title}>
      <p>
        <FormattedMessage id={text} values={{ name: personName(found), institution: institutionOf(about) }} />
      </p>
      <ButtonGroup>
        <ButtonAnchor look="primary" href={here}>
          <FormattedMessage id="session.changed.reload" />
        </ButtonAnchor>
      </ButtonGroup>
    </PlainPage>
  );
}

/** `about` is the one whose institution is named. */
function wordsFor(pinned: Person, found: Person) {
  if (found.uid !== pinned.uid)
    return { title: 'session.changed.title', text: 'session.changed.text', about: found };
  // Left from another tab, or gone from the federation: this page cannot know which.
  if (pinned.switched && !found.switched)
    return { title: 'session.actingEnded.title', text: 'session.actingEnded.text', about: pinned };
  if (JSON.stringify(pinned.roles) === JSON.stringify(found.roles))
    return { title: 'session.institution.title', text: 'session.institution.text', about: found };
  return { title: 'session.role.title', text: 'session.role.text', about: found };
}

function institutionOf({ institution }: Person) {
  return institution && <FederatedText texts={institution.names} fallback={institution.name} />;
}

type EndedProps = Pick<ExpiredProps, 'here' | 'unsaved'>;

/** Where something was being filled in, the way that keeps it comes first, and the browser asks before the other. */
function Ended({ here, unsaved }: EndedProps) {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const login = loginAddress(here);
  const inThisTab = (
    <ButtonAnchor key="here" look={unsaved ? 'secondary' : 'primary'} href={login}>
      <FormattedMessage id="session.expired.login" />
    </ButtonAnchor>
  );
  const inNewTab = (
    <ButtonAnchor key="beside" look={unsaved ? 'primary' : 'secondary'} href={login} newTab>
      <FormattedMessage id="session.expired.loginBeside" />
    </ButtonAnchor>
  );
  return (
    <PlainPage titleId="session.expired.title">
      <p>
        <FormattedMessage id="session.expired.text" />
      </p>
      {unsaved && (
        <p>
          <FormattedMessage id="session.expired.unsaved" />
        </p>
      )}
      <ButtonGroup>{unsaved ? [inNewTab, inThisTab] : [inThisTab, inNewTab]}</ButtonGroup>
      {!unsaved && (
        <p className="muted small">
          <FormattedMessage id="session.expired.kept" />
        </p>
      )}
    </PlainPage>
  );
}
