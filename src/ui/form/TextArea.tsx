import { FieldFrame, type FieldTexts } from './FieldFrame';
import styles from './Form.module.css';
import { useControl } from './useControl';

export interface TextAreaProps extends FieldTexts {
  readonly name: string;
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly readOnly?: boolean | undefined;
}

export function TextArea({ name, rows = 4, maxLength, readOnly, ...texts }: TextAreaProps) {
  const { ids, error, input, aria } = useControl<string>(name, Boolean(texts.hint));
  return (
    <FieldFrame ids={ids} error={error} {...texts}>
      <textarea
        className={styles.textarea}
        rows={rows}
        maxLength={maxLength}
        readOnly={readOnly}
        {...input}
        {...aria}
      />
    </FieldFrame>
  );
}
