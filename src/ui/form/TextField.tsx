import { FieldFrame, type FieldTexts } from './FieldFrame';
import styles from './Form.module.css';
import { useControl } from './useControl';

export interface TextFieldProps extends FieldTexts {
  readonly name: string;
  readonly type?: 'text' | 'email' | 'url' | 'tel' | undefined;
  readonly autoComplete?: string | undefined;
  readonly readOnly?: boolean | undefined;
}

export function TextField({ name, type = 'text', autoComplete, readOnly, ...texts }: TextFieldProps) {
  const { ids, error, input, aria } = useControl<string>(name, Boolean(texts.hint));
  return (
    <FieldFrame ids={ids} error={error} {...texts}>
      <input
        className={styles.input}
        type={type}
        autoComplete={autoComplete}
        readOnly={readOnly}
        {...input}
        {...aria}
      />
    </FieldFrame>
  );
}
