import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Empty } from '../../ui/Empty';
import type { ModeProps } from '../modeProps';
import { LiveStore } from './LiveStore';
import { LiveView } from './LiveView';
import { TabsLink } from './TabsLink';

let store: LiveStore | undefined;

function theStore(): LiveStore {
  store ??= new LiveStore();
  return store;
}

/** The application in another tab: where its machines are, what happens, and what shall go wrong there. */
export function LiveMode(props: ModeProps) {
  const [live] = useState(theStore);

  // The channel stays open when the mode is left, so that following goes on.
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
