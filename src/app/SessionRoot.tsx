import { useSelector } from '@xstate/react';
import {
  Activity,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { baseApi } from '../api/baseApi';
import { ownerOf } from '../dialogs/host/dialogOwner';
import { useLanguage } from '../i18n/LanguageProvider';
import { insist } from '../lib/insist';
import { useAppStore } from '../store/hooks';
import { PersonProvider } from '../store/person';
import { loginWouldLose } from '../ui/leaving/reasons';
import type { SessionActor } from './bootstrap';
import { useBrowser } from './browser';
import { NoAccess } from './NoAccess';
import { SessionEnd } from './SessionEnd';
import { Starting } from './Starting';
import { Unreachable } from './Unreachable';
import { useSessionDoubts } from './useSessionDoubts';
import { Visualised } from './Visualised';

/** Both come when they are needed: the server has just answered. */
const Expired = lazy(async () => ({ default: (await insist(() => import('./Expired'))).Expired }));
const InstitutionGone = lazy(async () => ({
  default: (await insist(() => import('./InstitutionGone'))).InstitutionGone,
}));

export interface SessionRootProps {
  readonly actor: SessionActor;
  readonly children: ReactNode;
}

/** Each state of the session has its page; there is none without. */
export function SessionRoot({ actor, children }: SessionRootProps) {
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const { pinned, found, failure } = context;
  const languageReady = useLanguageOf((pinned ?? found)?.language);
  const store = useAppStore();
  const browser = useBrowser();
  const expired = found !== null;
  // Asked before the page is hidden, which takes its reasons back.
  const unsaved = useMemo(() => expired && loginWouldLose(browser.href()), [expired, browser]);
  useSessionDoubts(actor);

  useLayoutEffect(() => {
    // Before the page is hidden, which for its dialog looks like being left.
    ownerOf(store).hold(expired);
  }, [store, expired]);

  useEffect(() => {
    // After the page is hidden and reads nothing any more: what it knew belongs to somebody else.
    if (expired) store.dispatch(baseApi.util.resetApiState());
  }, [store, expired]);

  const retry = () => actor.send({ type: 'retry.requested' });
  switch (value) {
    case 'unreachable':
      return <Unreachable failure={failure} onRetry={retry} />;
    case 'noAccess':
      return <NoAccess onRetry={retry} />;
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
      {(person) => (
        <>
          {found && (
            <Suspense fallback={<Starting />}>
              <Expired pinned={pinned} found={found} here={browser.href()} unsaved={unsaved} />
            </Suspense>
          )}
          <Activity mode={expired ? 'hidden' : 'visible'}>
            <PersonProvider person={person}>{children}</PersonProvider>
          </Activity>
          {!expired && (
            <SessionEnd
              person={person}
              sure={value === 'signedIn'}
              onOver={() => actor.send({ type: 'session.doubted' })}
            />
          )}
        </>
      )}
    </Visualised>
  );
}

/** Whether the page speaks the language of the person; one that cannot be loaded is done without. */
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
