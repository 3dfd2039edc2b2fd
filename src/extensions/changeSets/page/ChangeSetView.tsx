import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contradictoryChanges } from '../contract/contradictoryChanges';
import type { GatheredLine, GatheredSet } from '../contract/changeSet';
import { groupsOf } from '../grouped';
import { useFormat } from '../../../i18n/useFormat';
import { foundBy } from '../../../lib/foundBy';
import { SearchField } from '../../../ui/fields/SearchField';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { FailureText } from '../../../ui/notices/FailureText';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import { Foot } from './Foot';
import { Groups, sameOf } from './Groups';
import { RemoveAllQuestion } from './RemoveAllQuestion';
import { useRemoval, type LineRemovalActor } from './useRemoval';
import styles from './Changes.module.css';

/** From this number of lines on, they can be searched. */
const MANY = 50;

interface ChangeSetViewProps {
  readonly set: GatheredSet;
  readonly actor: LineRemovalActor;
}

/** Shows the lines by service, and what can be done with all of them. */
export function ChangeSetView({ set, actor }: ChangeSetViewProps) {
  const { lines, unchecked } = set;
  const intl = useIntl();
  const { dateTime } = useFormat();
  const removal = useRemoval(actor);
  const box = useRef<HTMLDivElement>(null);
  const foundId = useId();
  const [searchText, setSearchText] = useState('');
  const ready = lines.filter(({ obstacle }) => obstacle === undefined);
  const stuck = lines.filter(({ obstacle }) => obstacle !== undefined);
  const contradictory = contradictoryChanges(ready);
  const isContradicted = ({ service, serviceType }: GatheredLine) =>
    contradictory.some((one) => one.service === service && one.serviceType === serviceType);
  const ended = ready.filter((line) => line.kind === 'disconnect' && isContradicted(line));
  const groups = groupsOf(lines);
  const found = foundBy(groups, searchText, ({ key, name }) => [key, name]);
  const addedOf = ({ addedBy, addedAt }: GatheredLine) =>
    intl.formatMessage({ id: 'changes.addedBy' }, { person: addedBy, when: dateTime(addedAt) });
  const added = sameOf(lines, addedOf);
  const remover = (some: readonly GatheredLine[], id: string) => (
    <Button small busy={removal.going.length > 0} onClick={() => removal.remove(some.map((line) => line.id))}>
      <FormattedMessage id={id} values={{ count: some.length }} />
    </Button>
  );

  useEffect(() => {
    // The pressed button goes with its row, so that the focus moves to the list.
    if (removal.gone > 0) box.current?.focus();
  }, [removal.gone, lines]);

  return (
    <div className={styles.set} ref={box} tabIndex={-1}>
      <LiveRegion>
        {removal.gone > 0 && <FormattedMessage id="changes.removed" values={{ count: removal.gone }} />}
      </LiveRegion>
      {removal.failure && (
        <Banner tone="error">
          <FailureText failure={removal.failure} />
        </Banner>
      )}
      {unchecked && (
        <Banner tone="warning">
          <FormattedMessage id="changes.unchecked" />
        </Banner>
      )}
      {contradictory.length > 0 && (
        <Banner
          tone="warning"
          action={
            <>
              {remover(contradictory, 'changes.contradictory.disconnect')}
              {remover(ended, 'changes.contradictory.keep')}
            </>
          }
        >
          <FormattedMessage id="changes.contradictory" values={{ count: ended.length }} />
        </Banner>
      )}
      {stuck.length > 0 && (
        <Banner tone="warning" action={remover(stuck, 'changes.removeStuck')}>
          <FormattedMessage id="changes.stuck" values={{ count: stuck.length }} />
        </Banner>
      )}
      {(lines.length >= MANY || searchText !== '') && (
        <div className={styles.search}>
          <SearchField
            label={<FormattedMessage id="changes.find" />}
            hideLabel
            ofPage
            placeholder={intl.formatMessage({ id: 'changes.find' })}
            describedBy={foundId}
            value={searchText}
            onChange={setSearchText}
          />
          <p id={foundId} className="small muted" role="status">
            {searchText !== '' && (
              <FormattedMessage id="changes.found" values={{ count: found.length, all: groups.length }} />
            )}
          </p>
        </div>
      )}
      <div>
        {added !== undefined && <p className="small muted">{added}</p>}
        <Groups
          groups={found}
          contradictory={new Set(contradictory)}
          addedOf={added === undefined ? addedOf : nothing}
          removal={removal}
        />
      </div>
      <Foot set={set}>
        <Button
          look="quiet"
          busy={removal.going.length > 0}
          onClick={() => removal.removeAll(lines.map(({ id }) => id))}
        >
          <FormattedMessage id="changes.removeAll" />
        </Button>
      </Foot>
      <RemoveAllQuestion actor={actor} services={groups.length} />
    </div>
  );
}

function nothing(): string {
  return '';
}
