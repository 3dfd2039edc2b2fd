import { useField } from 'formik';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/ui';
import { classes } from '../classes';
import { normalise } from '../../lib/normalise';
import { SearchField } from '../fields/SearchField';
import { fieldIds, type FieldMessage } from './field';
import { FieldError } from './FieldFrame';
import { useFormId } from './Form';
import { useAfterPress } from './press';
import styles from './CheckboxListField.module.css';
import shared from './Form.module.css';

export interface CheckboxListFieldProps {
  readonly name: string;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Label of the search field, which longer lists have. */
  readonly searchLabel: string;
}

/** From this number of options on, a list has a search field. */
const searchFrom = 7;

/** Chooses any number of options, even none; the values keep the order of the options. */
export function CheckboxListField({ name, legend, hint, options, searchLabel }: CheckboxListFieldProps) {
  const [{ value: chosen }, meta, { setValue, setTouched }] = useField<readonly string[]>(name);
  const { control, hint: hintId, error: errorId } = fieldIds(useFormId(), name);
  const error: FieldMessage | undefined = meta.touched ? meta.error : undefined;
  const [search, setSearch] = useState('');
  const afterPress = useAfterPress();
  const terms = normalise(search.trim()).split(/\s+/);
  const shown = options.filter(({ label }) => terms.every((word) => normalise(label).includes(word)));

  function toggle(value: string, checked: boolean) {
    const next = new Set(chosen);
    if (checked) next.add(value);
    else next.delete(value);
    void setValue(options.map((option) => option.value).filter((one) => next.has(one)));
  }

  return (
    <fieldset
      className={styles.field}
      aria-describedby={classes(Boolean(hint) && hintId, error && errorId)}
      onBlur={() => afterPress(() => void setTouched(true))}
    >
      <legend>{legend}</legend>
      {hint && (
        <p className={shared.hint} id={hintId}>
          {hint}
        </p>
      )}
      {options.length >= searchFrom && (
        <SearchField
          label={searchLabel}
          hideLabel
          placeholder={searchLabel}
          value={search}
          onChange={setSearch}
        />
      )}
      <div className={styles.list} data-long={options.length >= searchFrom || undefined}>
        {shown.map(({ value, label }, index) => (
          <label key={value} className={shared.check}>
            <input
              type="checkbox"
              id={index === 0 ? control : undefined}
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
        {shown.length === 0 && (
          <p className="muted" role="status">
            <FormattedMessage id="ui.form.noOption" values={{ question: search.trim() }} />
          </p>
        )}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
