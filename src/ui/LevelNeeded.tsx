import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import '../i18n/texts/ui';
import { Banner } from './Banner';
import { ButtonAnchor } from './ButtonLink';
import { loginFor } from './loginFor';
import { TermTip } from './TermTip';

/** The server writes this parameter when a login came back without the level that was asked for. */
const STEP_UP_PARAMETER = 'stepup';

export interface LevelNeededProps {
  /** Rank that the login has to reach. */
  readonly level: number;
  /** Rank that it has. */
  readonly own: number;
  /** Message: what the level is needed for. */
  readonly text: string;
}

/**
 * A page that needs a higher level explains that, and leads to the login and back to exactly this address. Only a press goes
 * there, so a login that stays too weak is no loop.
 */
export function LevelNeeded({ level, own, text }: LevelNeededProps) {
  const { pathname, search } = useLocation();
  // The address is cleaned of it at once.
  const [unmet] = useState(() => new URLSearchParams(search).get(STEP_UP_PARAMETER) === 'unmet');
  const back = new URL(`${pathname}${search}`, window.location.origin);
  back.searchParams.delete(STEP_UP_PARAMETER);
  return (
    <Banner
      tone={unmet ? 'warning' : 'info'}
      action={
        <ButtonAnchor href={loginFor(back.href, level)} look="primary">
          <FormattedMessage id="settings.level.login" values={{ level }} />
        </ButtonAnchor>
      }
    >
      {unmet && (
        <p>
          <FormattedMessage id="settings.level.unmet" values={{ level }} />
        </p>
      )}
      <p>
        <FormattedMessage id={text} values={{ level, own }} /> <TermTip term="assuranceLevel" />
      </p>
    </Banner>
  );
}
