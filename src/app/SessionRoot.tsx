import { useSelector } from '@xstate/react';
import { Activity, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { baseApi } from '../api/baseApi';
import { ownerOf } from '../dialogs/host/dialogOwner';
import { useLanguage } from '../i18n/LanguageProvider';
import { useAppStore } from '../store/hooks';
import { PersonProvider } from '../store/person';
import type { SessionActor } from './bootstrap';
import { useBrowser } from './browser';
import { Expired } from './Expired';
import { NoAccess } from './NoAccess';
import { Starting } from './Starting';
import { Unreachable } from './Unreachable';
import { useSessionDoubts } from './useSessionDoubts';
import { Visualised } from './Visualised';

export interface SessionRootProps {
  readonly actor: SessionActor;
  readonly children: ReactNode;
}

/** Each state of the session has its page; there is none without. */
export function SessionRoot({ actor, children }: SessionRootProps) {
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const { pinned, found, failure } = context;
  const languageReady = useLanguageOf(pinned?.language);
  const store = useAppStore();
  const browser = useBrowser();
  const expired = found !== null;
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
  if (!pinned || !languageReady) return <Starting />;
  return (
    <Visualised person={pinned}>
      {(person) => (
        <>
          {found && <Expired found={found} here={browser.href()} />}
          <Activity mode={expired ? 'hidden' : 'visible'}>
            <PersonProvider person={person}>{children}</PersonProvider>
          </Activity>
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
