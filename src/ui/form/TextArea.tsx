import { FieldFrame, type FieldTexts } from './FieldFrame';
import { useControl } from './useControl';
import styles from './Form.module.css';

export interface TextAreaProps extends FieldTexts {
  readonly name: string;
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly readOnly?: boolean | undefined;
  /** Language of the text, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** Id of a hint that several fields share. */
  readonly describedBy?: string | undefined;
}

export function TextArea({
  name,
  rows = 4,
  maxLength,
  readOnly,
  lang,
  describedBy,
  ...texts
}: TextAreaProps) {
  const { ids, error, input, aria } = useControl<string>(name, Boolean(texts.hint), describedBy);
  return (
    <FieldFrame ids={ids} error={error} {...texts}>
      <textarea
        className={styles.textarea}
        rows={rows}
        maxLength={maxLength}
        readOnly={readOnly}
        lang={lang}
        {...input}
        {...aria}
      />
    </FieldFrame>
  );
}
