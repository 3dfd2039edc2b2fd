import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import '../../i18n/texts/ui';
import { normalise } from '../../lib/normalise';
import { classes } from '../classes';
import { Icon } from '../marks/Icon';
import { useComboboxKeys } from './useComboboxKeys';
import styles from './Combobox.module.css';
import form from '../form/Form.module.css';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** A second line, which is also searched. */
  readonly note?: string | undefined;
}

export interface ComboboxProps {
  readonly label: ReactNode;
  readonly options: readonly ComboboxOption[];
  /** Value of the chosen option; the field is empty if no option has it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called by a button that clears the choice; without it there is no such button. */
  readonly onClear?: (() => void) | undefined;
  readonly id?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean | undefined;
}

/** Shows a select with a search field (ARIA's combobox with a list). `PickOne` uses it from seven options on. */
export function Combobox(props: ComboboxProps) {
  const { label, options, value, onChange, onClear, describedBy, invalid } = props;
  const intl = useIntl();
  const ownId = useId();
  const id = props.id ?? ownId;
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const chosen = options.find((option) => option.value === value);
  const normalised = useMemo(
    () => options.map((option) => normalise(`${option.label} ${option.note ?? ''}`)),
    [options],
  );
  const search = useCallback(
    (text: string | null) => {
      const searched = normalise(text ?? '');
      if (searched.trim() === '') return options;
      return options.filter((_, index) => matches(normalised[index] ?? '', searched));
    },
    [options, normalised],
  );
  const { open, typed, marked, show, close, type, take, onKeyDown } = useComboboxKeys({
    search,
    start: Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
    choose: (option: ComboboxOption) => option.value !== value && onChange(option.value),
  });
  // A long list is drawn after the typed character.
  const drawn = useDeferredValue(typed);
  const found = useMemo(() => search(drawn), [search, drawn]);
  const active = Math.min(marked, found.length - 1);

  function clicked({ target }: MouseEvent) {
    const place = target instanceof Element && target.closest('[data-index]')?.getAttribute('data-index');
    const option = place ? found[Number(place)] : undefined;
    if (option) take(option);
  }
  const activeId = open && found[active] ? `${id}-${active}` : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          className={classes(form.input, form.caret, styles.input, onClear && styles.clearable)}
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? chosen?.label ?? ''}
          onChange={({ target }) => type(target.value)}
          onClick={show}
          onFocus={({ target }) => target.select()}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        {onClear && (
          <button
            className={styles.clear}
            type="button"
            onClick={() => {
              close();
              onClear();
              input.current?.focus();
            }}
          >
            <Icon name="close" />
            <span className="visually-hidden">
              <FormattedMessage id="ui.combobox.clear" values={{ chosen: chosen?.label ?? '' }} />
            </span>
          </button>
        )}
        <ul
          className={styles.list}
          id={listId}
          role="listbox"
          aria-label={typeof label === 'string' ? label : intl.formatMessage({ id: 'ui.combobox.options' })}
          hidden={!open || found.length === 0}
          onPointerDown={keepFocus}
          onClick={clicked}
          onKeyDown={onKeyDown}
        >
          {open &&
            found.map((option, index) => (
              <Option
                key={option.value}
                id={`${id}-${index}`}
                option={option}
                active={index === active}
                selected={option.value === value}
                index={index}
              />
            ))}
        </ul>
        <p
          className={open && found.length === 0 ? styles.none : 'visually-hidden'}
          role="status"
          onPointerDown={keepFocus}
        >
          {open && <FormattedMessage id="ui.combobox.found" values={{ count: found.length }} />}
        </p>
      </div>
    </div>
  );
}

/** Keeps the focus in the field: a press in the list, or on the shown choice, would take it away. */
function keepFocus(event: PointerEvent) {
  event.preventDefault();
}

interface OptionProps {
  readonly id: string;
  readonly index: number;
  readonly option: ComboboxOption;
  readonly active: boolean;
  readonly selected: boolean;
}

const Option = memo(function Option({ id, index, option, active, selected }: OptionProps) {
  return (
    <li id={id} role="option" aria-selected={selected} data-index={index} data-active={active || undefined}>
      {option.label}
      {option.note && <small>{option.note}</small>}
    </li>
  );
});

function matches(text: string, searched: string): boolean {
  return searched
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word));
}
