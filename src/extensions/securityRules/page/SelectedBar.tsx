import { useMemo, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keyOf } from '../../../contracts/domain/services/catalogue';
import { settingFacts } from '../../../contracts/domain/services/settingKinds';
import { SelectionLinks } from '../../../extending/SelectionLinks';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { usePerson } from '../../../store/person';
import { selectionCleared, selectTickedServices } from '../../../store/selection.slice';
import { buttonClass } from '../../../ui/actions/Button';
import { Menu, MenuGroup } from '../../../ui/actions/Menu';
import { SelectionBar } from '../../../ui/actions/SelectionBar';
import { Icon } from '../../../ui/marks/Icon';
import { cellEdits, type CellEdit, type Choice } from './cellEdits';
import type { SecurityColumn } from './securityAddress';
import { columnMessages } from './securityMessages';
import type { SecurityRow } from './securityRows';
import type { Edits } from './useEdits';

interface SelectedBarProps {
  /** All rows, on every page. */
  readonly rows: readonly SecurityRow[];
  readonly columns: readonly SecurityColumn[];
  readonly edits: Edits;
  /** Takes the focus when the bar disappears. */
  readonly after: RefObject<HTMLElement | null>;
}

/** Sets a value for all selected services, and offers what else can be done with them; shows nothing if none is selected. */
export function SelectedBar({ rows, columns, edits, after }: SelectedBarProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { installation } = usePerson();
  const keys = useAppSelector(selectTickedServices);
  const byColumn = useMemo(() => cellEdits(intl, installation), [intl, installation]);
  const selected = useMemo(() => {
    const wanted = new Set(keys);
    return rows.filter(({ service }) => wanted.has(keyOf(service)));
  }, [rows, keys]);
  if (keys.length === 0) return null;

  return (
    <SelectionBar
      label={intl.formatMessage({ id: 'selection.bar' })}
      count={keys.length}
      note={
        edits.added + edits.missed > 0 && (
          <span aria-hidden="true">
            <FormattedMessage
              id="security.change.added"
              values={{ added: edits.added, missed: edits.missed }}
            />
          </span>
        )
      }
      onClear={() => {
        after.current?.focus();
        dispatch(selectionCleared());
      }}
    >
      {settingFacts
        .filter((column) => columns.includes(column))
        .map((column) => (
          <SetForAll
            key={column}
            column={column}
            edit={byColumn[column]}
            rows={selected}
            onSet={edits.want}
          />
        ))}
      <SelectionLinks />
    </SelectionBar>
  );
}

interface SetForAllProps {
  readonly column: SecurityColumn;
  readonly edit: CellEdit;
  readonly rows: readonly SecurityRow[];
  readonly onSet: Edits['want'];
}

/** Offers each value that some of the rows can be given; if not all can, with how many. */
function SetForAll({ column, edit, rows, onSet }: SetForAllProps) {
  const offered = useMemo(() => {
    const lines = new Map<string, Choice['line'][]>();
    for (const { value, line } of rows.flatMap(edit.choices))
      lines.set(value, [...(lines.get(value) ?? []), line]);
    return [...lines];
  }, [rows, edit]);
  if (offered.length === 0) return null;
  return (
    <Menu
      buttonClass={buttonClass({ small: true })}
      face={
        <>
          <FormattedMessage id={columnMessages[column]} />
          <Icon name="down" />
        </>
      }
    >
      {() => (
        <MenuGroup label={<FormattedMessage id="security.change.to" />}>
          {offered.map(([value, lines]) => (
            <li key={value}>
              <button type="button" onClick={() => onSet(lines)}>
                {lines.length === rows.length ? (
                  edit.textOf(value)
                ) : (
                  <FormattedMessage
                    id="security.choice.some"
                    values={{ value: edit.textOf(value), count: lines.length, total: rows.length }}
                  />
                )}
              </button>
            </li>
          ))}
        </MenuGroup>
      )}
    </Menu>
  );
}
