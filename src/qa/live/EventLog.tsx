import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { SearchField } from '../../ui/fields/SearchField';
import { Section } from '../../ui/page/Section';
import { Select } from '../../ui/fields/Select';
import { matching } from './filter';
import { LogEntryRow } from './LogEntryRow';
import type { LiveProps } from './liveProps';
import styles from './Live.module.css';

/** Number of rows that are drawn at first, so that a burst of events stays cheap. */
const FIRST = 30;
const MORE = 100;

/** Lists what has happened, the newest first; each row leads to the situation at that time. */
export function EventLog({ live: { shown, position, still }, store }: LiveProps) {
  const intl = useIntl();
  const [machine, setMachine] = useState('');
  const [text, setText] = useState('');
  const [most, setMost] = useState(FIRST);
  const machines = [...new Set(shown.entries.map((entry) => entry.machine))].sort();
  const found = matching(shown.entries, { machine, text });
  const [first] = shown.entries;
  const counts = { shown: found.length, all: shown.entries.length };

  return (
    <Section
      title={<FormattedMessage id="qa.live.events" />}
      note={<FormattedMessage id="qa.live.events.count" values={counts} />}
    >
      <Select
        label={<FormattedMessage id="qa.live.events.machine" />}
        value={machine}
        options={[
          { value: '', label: intl.formatMessage({ id: 'qa.machine.all' }) },
          ...machines.map((id) => ({ value: id, label: id })),
        ]}
        onChange={setMachine}
      />
      <SearchField label={<FormattedMessage id="qa.live.events.search" />} value={text} onChange={setText} />
      {!still && (
        <Button small onClick={() => store.stopAt()}>
          <FormattedMessage id="qa.live.pause" />
        </Button>
      )}
      {found.length === 0 && (
        <p className="muted">
          <FormattedMessage id="qa.live.events.noMatch" />
        </p>
      )}
      <ol className={styles.events} reversed>
        {found.slice(0, most).map((place) => (
          <LogEntryRow
            key={place.entry.number}
            entry={place.entry}
            position={place.position}
            current={still !== undefined && place.position === position}
            store={store}
          />
        ))}
      </ol>
      {first && (
        <p className="muted small">
          <FormattedMessage id="qa.live.since" values={{ time: new Date(first.at) }} />
        </p>
      )}
      {found.length > most && (
        <Button small onClick={() => setMost(most + MORE)}>
          <FormattedMessage
            id="qa.live.events.earlier"
            values={{ count: Math.min(MORE, found.length - most) }}
          />
        </Button>
      )}
    </Section>
  );
}
