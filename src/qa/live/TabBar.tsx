import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { Select } from '../../ui/fields/Select';
import { Status } from '../../ui/marks/Status';
import type { LiveProps } from './liveProps';

/** Shows which tab of the application is chosen, and whether it is followed. */
export function TabBar({ live: { tabs, tab, chosen, wanted }, store }: LiveProps) {
  const intl = useIntl();
  if (tabs.length === 0) return null;
  const options = tabs.map(({ tab: value, address, role, level }) => ({
    value,
    label: intl.formatMessage({ id: 'qa.live.tab.option' }, { address, role, level }),
  }));
  const closed = { value: chosen ?? '', label: intl.formatMessage({ id: 'qa.live.tab.closed' }) };
  return (
    <>
      <Select
        label={<FormattedMessage id="qa.live.tab" />}
        value={chosen ?? ''}
        options={tab ? options : [closed, ...options]}
        onChange={(value) => store.choose(value)}
      />
      {tab && (
        <Button look={wanted ? 'secondary' : 'primary'} onClick={() => store.follow(!wanted)}>
          <FormattedMessage id={wanted ? 'qa.live.unfollow' : 'qa.live.follow'} />
        </Button>
      )}
      <div role="status">
        {tab?.following && (
          <Status kind="working">
            <FormattedMessage id="qa.live.following" />
          </Status>
        )}
      </div>
    </>
  );
}
