import { FieldFrame, type FieldTexts } from './FieldFrame';
import { useControl } from './useControl';
import styles from './Form.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldTexts {
  readonly name: string;
  readonly options: readonly SelectOption[];
  /** Id of the reason why nothing can be chosen now; the first option is then shown. */
  readonly disabledBy?: string | undefined;
}

export function SelectField({ name, options, disabledBy, ...texts }: SelectFieldProps) {
  const { ids, error, input, aria } = useControl<string>(name, Boolean(texts.hint), disabledBy);
  const off = disabledBy === undefined ? {} : { disabled: true, value: options[0]?.value };
  return (
    <FieldFrame ids={ids} error={error} {...texts}>
      <select className={styles.select} {...input} {...aria} {...off}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
