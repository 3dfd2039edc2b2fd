import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation, useNavigate, type Location } from 'react-router';
import { ownName } from '../../lib/ownStorage';
import { LeaveGuard } from '../../ui/leaving/LeaveGuard';
import { Moved } from '../../ui/page/Page';
import { SkipLink } from '../../ui/page/SkipLink';
import { Dialogs } from './Dialogs';
import { Flash } from './Flash';
import { Footer } from './Footer';
import { FramePlaceProvider, type FramePlace } from './framePlace';
import { Header } from './Header';
import { ImpersonationNotice } from './ImpersonationNotice';
import { useKeys } from '../palette/keys/useKeys';
import { useArrivalNotice } from './useArrivalNotice';
import { useNotice } from './useNotice';
import { WelcomeBanner } from './WelcomeBanner';
import styles from './Frame.module.css';

const MAIN = 'main';

/** Renders with every address. Its parts render only with another page, since they ask `useFramePlace`, not the router. */
export function Frame() {
  useArrivalNotice();
  useKeys();
  const place = usePlaceOf(useLocation());
  const moved = useMoved(place);
  const { shown, closeWelcome } = useNotice(place.pathname);
  return (
    <FramePlaceProvider value={place}>
      <div className={styles.frame}>
        <SkipLink to={MAIN}>
          <FormattedMessage id="frame.skip" />
        </SkipLink>
        <Header demonstration={shown === 'demonstration'} />
        <main className={styles.main} id={MAIN} tabIndex={-1}>
          <div className="page-width">
            {shown === 'acting' && <ImpersonationNotice />}
            {shown === 'welcome' && <WelcomeBanner onClose={closeWelcome} />}
            <Flash />
            <Moved value={moved}>
              <Outlet />
            </Moved>
          </div>
        </main>
        <Footer />
        <Dialogs />
        <LeaveGuard />
        <ScrollRestoration storageKey={ownName('react-router-scroll-positions')} />
      </div>
    </FramePlaceProvider>
  );
}

function usePlaceOf(location: Location): FramePlace {
  const navigate = useNavigate();
  const latest = useRef(location);
  useLayoutEffect(() => {
    latest.current = location;
  });
  const { pathname } = location;
  return useMemo(() => ({ pathname, navigate, here: () => latest.current }), [pathname, navigate]);
}

/**
 * Tells whether the person has moved to another page since the visit began; going back to the first one
 * counts.
 */
function useMoved({ pathname }: FramePlace): boolean {
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  return moved;
}
