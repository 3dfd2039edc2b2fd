import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import '../../i18n/texts/session';
import '../../i18n/texts/sessionEnd';
import { flashShown } from '../../store/flash.slice';
import { useAppDispatch } from '../../store/hooks';
import { useRootMark } from '../../ui/page/useRootMark';
import { frontDialog, onDialogs } from '../frame/frontDialog';
import { Announced } from './Announced';
import { NoticeBanner } from './NoticeBanner';
import { notices } from './notices';
import { useOtherWindows } from './useOtherWindows';
import { useSessionEndActor, type SessionEndActor } from './useSessionEndActor';
import { useWindowClock } from './useWindowClock';
import styles from './SessionEndNotice.module.css';

export interface SessionEndNoticeProps {
  /** True if the session is not in doubt; false while it is checked, which postpones its end. */
  readonly sure: boolean;
  /** The session has ended, and must be checked. */
  readonly onOver: () => void;
}

/** Watches over the end of the login and warns before it. */
export function SessionEndNotice(props: SessionEndNoticeProps) {
  const actor = useSessionEndActor();
  return actor && <Watching actor={actor} {...props} />;
}

/** A modal dialog makes everything around it inert, so the notice is inside it. */
function Watching({ actor, sure, onOver }: SessionEndNoticeProps & { readonly actor: SessionEndActor }) {
  const dispatch = useAppDispatch();
  const state = useSelector(actor, ({ value }) => value);
  const end = useSelector(actor, ({ context }) => context.end);
  const dialog = useSyncExternalStore(onDialogs, frontDialog);
  const notice = notices[state];
  const over = useEffectEvent(onOver);
  const confirm = useCallback(
    () => dispatch(flashShown({ tone: 'info', messageId: 'sessionEnd.renewed' })),
    [dispatch],
  );

  useRootMark('sessionEnd', Boolean(notice && end && !dialog));
  useWindowClock(actor);
  useOtherWindows(actor, confirm);
  useEffect(() => {
    if (sure) actor.send({ type: 'end.doubted' });
  }, [actor, sure]);
  useEffect(() => {
    if (state === 'over') over();
  }, [state]);

  const shown = (
    <>
      <Announced notice={notice} endsAt={end?.at} />
      {notice && end && (
        <aside className={dialog ? styles.within : styles.notice} aria-labelledby="session-end">
          <NoticeBanner
            titleTag="session-end"
            notice={notice}
            endsAt={end.at}
            onRenew={() => actor.send({ type: 'renewal.requested' })}
          />
        </aside>
      )}
    </>
  );
  return dialog ? createPortal(shown, dialog) : shown;
}
