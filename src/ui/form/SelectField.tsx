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
}

export function SelectField({ name, options, ...texts }: SelectFieldProps) {
  const { ids, error, input, aria } = useControl<string>(name, Boolean(texts.hint));
  return (
    <FieldFrame ids={ids} error={error} {...texts}>
      <select className={styles.select} {...input} {...aria}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
