import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { createActor, fromPromise } from 'xstate';
import type { Way } from '../../machines/pages/palette/palette.machine';
import { openPalette } from '../../store/actors/palette.ports';
import { usePageActor } from '../../pages/usePageActor';
import { KeysDialog } from './keys/KeysDialog';
import { opened } from './opened';
import { Palette } from './Palette';
import { focusSearch, focusSearchOnceThere } from './pageSearch';
import { rememberOpened } from './recent';
import { useWay } from './useWay';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { keysMachine } from '../../machines/pages/keys/keys.machine';
import { keepSingleKeys, readSingleKeys } from './keys/singleKeys';

/** Shows what the keys of the frame and its button ask for, and does what was chosen there. It is mounted once. */
export function Commands() {
  const open = useSyncExternalStore(opened.subscribe, opened.get, opened.get);
  const { pathname } = useLocation();
  const go = useWay();
  useEffect(() => rememberOpened(pathname), [pathname]);
  const toSearch = useEffectEvent(() => {
    opened.set(undefined);
    if (focusSearch()) return;
    focusSearchOnceThere();
    go({ kind: 'place', to: '/apps/all' });
  });
  useEffect(() => {
    if (open === 'search') toSearch();
  }, [open]);

  function done(way: Way | null) {
    // It is gone, and has given the focus back, before anything follows.
    flushSync(() => opened.set(undefined));
    if (way) go(way);
  }

  if (open === 'palette') return <OpenPalette onDone={done} />;
  return open === 'keys' ? <OpenKeys onDone={() => done(null)} /> : null;
}

function OpenPalette({ onDone }: { readonly onDone: (way: Way | null) => void }) {
  const { actor } = usePageActor(openPalette, ({ output }) => onDone(output ?? null));
  return actor ? <Palette actor={actor} /> : null;
}

function OpenKeys({ onDone }: { readonly onDone: () => void }) {
  const { actor } = usePageActor(openKeys, onDone);
  return actor ? <KeysDialog actor={actor} /> : null;
}

/** Opens the chart of the list of keys with its port attached, ready to start. */
function openKeys() {
  const machine = keysMachine.provide({
    actors: {
      keepChoice: fromPromise(async ({ input }) => {
        keepSingleKeys(input.on);
        return null;
      }),
    },
  });
  assertProvided(machine);
  return createActor(machine, { input: { on: readSingleKeys(document.cookie) }, inspect: inspected });
}
