import type { KeyboardEvent, MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { groupNames, type Entry, type Group } from './entry';
import { PaletteLine } from './PaletteLine';
import styles from './Palette.module.css';

export interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly Group[];
  readonly query: string;
  /** Place of the line that Enter takes. */
  readonly active: number;
  readonly onChoose: (entry: Entry) => void;
  /** The keys of the field. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function lineId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** Shows what was found, group by group. */
export function PaletteList({ id, groups, query, active, onChoose, onKeyDown }: PaletteListProps) {
  const intl = useIntl();
  const all = groups.flatMap(({ entries }) => entries);
  let index = 0;

  function clicked(event: MouseEvent) {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    const entry = line && all[Number(line.dataset.place)];
    // With a modifier key the browser opens the link elsewhere, and the palette stays.
    if (!entry || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    onChoose(entry);
  }

  return (
    <div
      className={styles.list}
      id={id}
      role="listbox"
      aria-label={intl.formatMessage({ id: 'palette.results' })}
      tabIndex={-1}
      onMouseDown={keepFocus}
      onClick={clicked}
      onKeyDown={onKeyDown}
    >
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p className={styles.group} id={`${id}-${name}`}>
            <FormattedMessage id={groupNames[name]} />
          </p>
          {entries.map((entry) => {
            const here = index++;
            return (
              <PaletteLine
                key={entry.key}
                id={lineId(id, here)}
                place={here}
                entry={entry}
                query={query}
                active={here === active}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The field has it: a press in the list must not take it away. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
