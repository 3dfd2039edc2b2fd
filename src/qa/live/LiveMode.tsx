import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Empty } from '../../ui/notices/Empty';
import type { ModeProps } from '../modeProps';
import { LiveStore } from './LiveStore';
import { LiveView } from './LiveView';
import { TabsLink } from './TabsLink';

let store: LiveStore | undefined;

function theStore(): LiveStore {
  store ??= new LiveStore();
  return store;
}

/** Shows the application in another tab: the states of its machines, their events, and the faults that are set there. */
export function LiveMode(props: ModeProps) {
  const [live] = useState(theStore);

  // The store stays when testers leave the mode, so that it continues to record the tab.
  useEffect(() => live.open(), [live]);

  if (!TabsLink.isPossible) {
    return (
      <Empty title={<FormattedMessage id="qa.live.noChannel.title" />}>
        <p>
          <FormattedMessage id="qa.live.noChannel.text" />
        </p>
      </Empty>
    );
  }
  return <LiveView {...props} store={live} />;
}
