import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import '../../i18n/texts/ui';
import { Banner } from './Banner';
import { ButtonAnchor } from '../actions/ButtonLink';
import { loginFor } from './loginFor';
import { TermTip } from '../overlays/TermTip';
import { fullAddress } from '../../lib/basePath';

/** The server adds this parameter if a login comes back without the requested level. */
const STEP_UP_PARAMETER = 'stepup';

export interface LevelNeededProps {
  /** Rank of the level that the page needs. */
  readonly level: number;
  /** Rank of the present login. */
  readonly own: number;
  /** Message that says what the level is needed for. */
  readonly text: string;
}

/**
 * Explains that a page needs a higher level, and links to a login that comes back to this address. It never
 * leaves by itself, so that a login that stays too weak makes no loop.
 */
export function LevelNeeded({ level, own, text }: LevelNeededProps) {
  const { pathname, search } = useLocation();
  // The parameter is removed from the address at once, so that its value is remembered here.
  const [unmet] = useState(() => new URLSearchParams(search).get(STEP_UP_PARAMETER) === 'unmet');
  const back = new URL(fullAddress(`${pathname}${search}`));
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
