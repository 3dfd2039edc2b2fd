import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { baseApi } from '../../api/baseApi';
import { AdministratorNames } from '../../i18n/Administrators';
import { LevelsKnown } from '../../i18n/levels';
import { useLanguage } from '../../i18n/LanguageProvider';
import { retry } from '../../lib/retry';
import { dropForeignDrafts } from '../../store/drafts';
import { useAppStore } from '../../store/hooks';
import { PersonProvider } from '../../store/person';
import type { SessionActor } from './bootstrap';
import { useBrowser } from '../../pages/browser';
import { SessionEnd } from '../sessionEnd/SessionEnd';
import { Starting } from './Starting';
import { Unreachable } from './Unreachable';
import { usePageLeft } from './usePageLeft';
import { useSessionDoubts } from './useSessionDoubts';
import { Visualised } from '../Visualised';

/** They come when they are needed: the server has just answered. */
const Expired = lazy(async () => ({ default: (await retry(() => import('./Expired'))).Expired }));
const InstitutionGone = lazy(async () => ({
  default: (await retry(() => import('./InstitutionGone'))).InstitutionGone,
}));

const LoggedOut = lazy(async () => ({ default: (await retry(() => import('./LoggedOut'))).LoggedOut }));
const NoAccess = lazy(async () => ({ default: (await retry(() => import('./NoAccess'))).NoAccess }));

export interface SessionRootProps {
  readonly actor: SessionActor;
  readonly children: ReactNode;
}

/** Each state of the session has its page. */
export function SessionRoot({ actor, children }: SessionRootProps) {
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const { pinned, found, failure } = context;
  const languageReady = useLanguageOf((pinned ?? found)?.language);
  const store = useAppStore();
  const browser = useBrowser();
  const over = found !== null || value === 'loggedOut';
  useSessionDoubts(actor);
  usePageLeft(pinned);

  useEffect(() => {
    // A guest may be a person whose login was not finished.
    if (pinned && !pinned.roles.guest) dropForeignDrafts(pinned);
  }, [pinned]);

  useEffect(() => {
    // The cache is emptied once the page is gone and no longer reads it: its data belongs to another person.
    if (over) store.dispatch(baseApi.util.resetApiState());
  }, [store, over]);

  const retry = () => actor.send({ type: 'retry.requested' });
  switch (value) {
    case 'unreachable':
      return <Unreachable failure={failure} onRetry={retry} />;
    case 'noAccess':
      return (
        <Suspense fallback={<Starting />}>
          <NoAccess onRetry={retry} here={browser.href()} />
        </Suspense>
      );
    case 'loggedOut':
      return (
        <Suspense fallback={<Starting />}>
          <LoggedOut />
        </Suspense>
      );
    case 'returning':
      return <Starting />;
  }
  if (!languageReady) return <Starting />;
  if (value === 'institutionGone' && found) {
    return (
      <Suspense fallback={<Starting />}>
        <InstitutionGone found={found} onRetry={retry} />
      </Suspense>
    );
  }
  if (!pinned) return <Starting />;
  return (
    <Visualised person={pinned}>
      {(person) =>
        found ? (
          <Suspense fallback={<Starting />}>
            <Expired pinned={pinned} found={found} here={browser.href()} />
          </Suspense>
        ) : (
          <>
            <AdministratorNames value={person}>
              <LevelsKnown value={person.installation.ladder}>
                <PersonProvider person={person}>{children}</PersonProvider>
              </LevelsKnown>
            </AdministratorNames>
            <SessionEnd
              person={person}
              sure={value === 'signedIn'}
              onOver={() => actor.send({ type: 'session.doubted' })}
            />
          </>
        )
      }
    </Visualised>
  );
}

/**
 * Returns whether the page has switched to the person's language; if that cannot be loaded, the page keeps
 * its own.
 */
function useLanguageOf(wanted: ReturnType<typeof useLanguage>['language'] | undefined): boolean {
  const { language, choose } = useLanguage();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!wanted || settled) return;
    const done = () => setSettled(true);
    if (wanted === language) done();
    else choose(wanted).then(done, done);
  }, [wanted, settled, language, choose]);
  return settled || wanted === language;
}
