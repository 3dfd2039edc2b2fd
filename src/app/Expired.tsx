import { FormattedMessage } from 'react-intl';
import type { Person } from '../contracts/domain/person';
import { ButtonGroup } from '../ui/Button';
import { ButtonAnchor } from '../ui/ButtonLink';
import { PlainPage } from './PlainPage';
import { loginAddress } from './useLoginAddress';

/**
 * The page behind is kept and hidden: a login in another window brings it back with what was typed, as soon as this
 * window comes to the front.
 */
export function Expired({ found, here }: { readonly found: Person; readonly here: string }) {
  const asGuest = found.roles.guest;
  return (
    <PlainPage titleId={asGuest ? 'session.expired.title' : 'session.changed.title'}>
      <p>
        {asGuest ? (
          <FormattedMessage id="session.expired.text" />
        ) : (
          <FormattedMessage id="session.changed.text" values={{ name: found.displayName }} />
        )}
      </p>
      <ButtonGroup>
        <ButtonAnchor look="primary" href={asGuest ? loginAddress(here) : here}>
          {asGuest ? (
            <FormattedMessage id="session.expired.login" />
          ) : (
            <FormattedMessage id="session.changed.reload" />
          )}
        </ButtonAnchor>
        {asGuest && (
          <ButtonAnchor href={loginAddress(here)} newTab>
            <FormattedMessage id="session.expired.loginBeside" />
          </ButtonAnchor>
        )}
      </ButtonGroup>
      {asGuest && (
        <p className="muted small">
          <FormattedMessage id="session.expired.kept" />
        </p>
      )}
    </PlainPage>
  );
}
