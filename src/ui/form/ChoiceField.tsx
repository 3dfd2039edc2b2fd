import { useField } from 'formik';
import type { ReactNode } from 'react';
import { fieldIds } from './field';
import { useFormId } from './Form';
import styles from './ChoiceField.module.css';

export interface ChoiceOption {
  readonly value: string;
  readonly label: ReactNode;
  /** Says what the choice means. */
  readonly hint?: ReactNode;
}

export interface ChoiceFieldProps {
  readonly name: string;
  readonly legend: ReactNode;
  readonly options: readonly ChoiceOption[];
  /** Says why no other option can be chosen now. */
  readonly lockReason?: ReactNode;
}

/** Chooses one of few options, each with an explanation, by native radio buttons. */
export function ChoiceField({ name, legend, options, lockReason }: ChoiceFieldProps) {
  const [input] = useField<string>(name);
  const { control, hint } = fieldIds(useFormId(), name);
  const locked = lockReason !== undefined;
  return (
    <fieldset className={styles.field} aria-describedby={locked ? hint : undefined}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option, index) => {
          const checked = input.value === option.value;
          return (
            <label
              key={option.value}
              className={styles.option}
              data-locked={(locked && !checked) || undefined}
            >
              <input
                {...input}
                className={styles.radio}
                id={index === 0 ? control : undefined}
                type="radio"
                value={option.value}
                checked={checked}
                disabled={locked && !checked}
              />
              <span>
                <b>{option.label}</b>
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </span>
            </label>
          );
        })}
      </div>
      {locked && (
        <p className={styles.hint} id={hint}>
          {lockReason}
        </p>
      )}
    </fieldset>
  );
}
