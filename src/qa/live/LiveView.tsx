import { FormattedMessage } from 'react-intl';
import { NewTabLink } from '../../ui/actions/NewTabLink';
import { Empty } from '../../ui/notices/Empty';
import { Split } from '../../ui/page/Split';
import { FaultsPanel } from '../faults/FaultsPanel';
import type { ModeProps } from '../modeProps';
import { CopyReport } from '../report/CopyReport';
import { ActorList } from './ActorList';
import { actorShown } from './actors';
import { ActorView } from './ActorView';
import { EventLog } from './EventLog';
import type { LiveStore } from './LiveStore';
import { Player } from './Player';
import { RecordingBar } from './RecordingBar';
import { reportedJournal } from './reportedJournal';
import { TabBar } from './TabBar';
import { useLive, type Live } from './useLive';
import { placed } from '../../lib/basePath';
import styles from './Live.module.css';

export function LiveView({ visualiser, chart, store }: ModeProps & { readonly store: LiveStore }) {
  const live = useLive(store);
  const actor = actorShown(live.situation, visualiser.shown.machine);
  const hasHappenings = live.shown.entries.length > 0;
  return (
    <>
      <div className={styles.bar}>
        <TabBar live={live} store={store} />
        <RecordingBar live={live} store={store} />
        {actor && <CopyReport reported={(intl) => reportedJournal(intl, live, actor)} />}
      </div>
      {live.still && <Player live={live} store={store} still={live.still} />}
      {hasHappenings ? (
        <Split
          side="end"
          aside={
            <>
              <ActorList live={live} visualiser={visualiser} actor={actor} />
              <EventLog live={live} store={store} />
            </>
          }
        >
          <ActorView actor={actor} chart={chart} visualiser={visualiser} />
        </Split>
      ) : (
        <NothingYet live={live} />
      )}
      {live.tab && !live.still?.recording && (
        <FaultsPanel key={live.tab.tab} tab={live.tab} refused={live.refused} store={store} />
      )}
    </>
  );
}

/** Says why there is nothing to see, and what would change that. */
function NothingYet({ live: { tabs, wanted } }: { readonly live: Live }) {
  if (tabs.length === 0) {
    return (
      <Empty
        title={<FormattedMessage id="qa.live.noTab.title" />}
        action={
          <NewTabLink href={placed('/')}>
            <FormattedMessage id="qa.live.noTab.open" />
          </NewTabLink>
        }
      >
        <p>
          <FormattedMessage id="qa.live.noTab.text" />
        </p>
      </Empty>
    );
  }
  const which = wanted ? 'quiet' : 'unfollowed';
  return (
    <Empty title={<FormattedMessage id={`qa.live.${which}.title`} />}>
      <p>
        <FormattedMessage id={`qa.live.${which}.text`} />
      </p>
    </Empty>
  );
}
