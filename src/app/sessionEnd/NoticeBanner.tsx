import { useEffect, useRef, type FocusEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/notices/Banner';
import { Button } from '../../ui/actions/Button';
import { ButtonAnchor } from '../../ui/actions/ButtonLink';
import { useBrowser } from '../../pages/browser';
import { loginFor } from '../../ui/notices/loginFor';
import { minutesUntil } from './minutesUntil';
import type { Notice } from './notices';

const EVERY_MS = 1_000;

/** Milliseconds since 1970, new every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export interface NoticeBannerProps {
  /** Id of its title. */
  readonly titleTag: string;
  readonly notice: Notice;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  readonly onRenew: () => void;
}

export function NoticeBanner({ titleTag, notice, endsAt, onRenew }: NoticeBannerProps) {
  const { href } = useBrowser();
  const minutes = minutesUntil(endsAt, useNow());
  const returnFocus = useFocusBack();
  return (
    <div onFocus={returnFocus}>
      <Banner
        tone={notice.tone}
        action={
          notice.offers === 'login' ? (
            <ButtonAnchor small look="primary" href={loginFor(href())} newTab>
              <FormattedMessage id="session.expired.loginBeside" />
            </ButtonAnchor>
          ) : (
            <Button small look="primary" busy={notice.offers === 'nothingYet'} onClick={onRenew}>
              <FormattedMessage id="sessionEnd.warning.stay" />
            </Button>
          )
        }
      >
        <p id={titleTag}>
          <b>
            <FormattedMessage id={notice.titleId} />
          </b>
        </p>
        <p>
          <FormattedMessage id={notice.textId} values={{ minutes }} />
        </p>
      </Banner>
    </div>
  );
}

/**
 * Returns the focus to its previous place once the notice has gone; the result records where focus comes
 * from.
 */
function useFocusBack() {
  const before = useRef<Element | null>(null);
  const inside = useRef(false);

  useEffect(
    () => () => {
      if (!inside.current || document.activeElement !== document.body) return;
      const last = before.current;
      const target = last?.isConnected && last instanceof HTMLElement ? last : document.querySelector('main');
      target?.focus({ preventScroll: true });
    },
    [],
  );

  return ({ relatedTarget, currentTarget }: FocusEvent) => {
    inside.current = true;
    if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
}
