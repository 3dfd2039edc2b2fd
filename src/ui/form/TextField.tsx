import { FieldFrame, type FieldTexts } from './FieldFrame';
import styles from './Form.module.css';
import { useControl } from './useControl';

export interface TextFieldProps extends FieldTexts {
  readonly name: string;
  readonly type?: 'text' | 'email' | 'url' | 'tel' | undefined;
  readonly autoComplete?: string | undefined;
  readonly readOnly?: boolean | undefined;
  /** Id of a `datalist` with values to choose from. */
  readonly list?: string | undefined;
}

export function TextField({ name, type = 'text', autoComplete, readOnly, list, ...texts }: TextFieldProps) {
  const { ids, error, input, aria } = useControl<string>(name, Boolean(texts.hint));
  return (
    <FieldFrame ids={ids} error={error} {...texts}>
      <input
        className={styles.input}
        type={type}
        autoComplete={autoComplete}
        readOnly={readOnly}
        list={list}
        {...input}
        {...aria}
      />
    </FieldFrame>
  );
}
