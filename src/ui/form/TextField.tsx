import { FieldFrame, type FieldTexts } from './FieldFrame';
import { useControl } from './useControl';
import styles from './Form.module.css';

export interface TextFieldProps extends FieldTexts {
  readonly name: string;
  readonly type?: 'text' | 'email' | 'url' | 'tel' | undefined;
  readonly autoComplete?: string | undefined;
  readonly readOnly?: boolean | undefined;
  /** Language of the text, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** Id of a hint that several fields share. */
  readonly describedBy?: string | undefined;
  /** Id of a `datalist` with values to choose from. */
  readonly list?: string | undefined;
}

export function TextField({
  name,
  type = 'text',
  autoComplete,
  readOnly,
  list,
  lang,
  describedBy,
  ...texts
}: TextFieldProps) {
  const { ids, error, input, aria } = useControl<string>(name, Boolean(texts.hint), describedBy);
  return (
    <FieldFrame ids={ids} error={error} {...texts}>
      <input
        className={styles.input}
        type={type}
        autoComplete={autoComplete}
        readOnly={readOnly}
        lang={lang}
        list={list}
        {...input}
        {...aria}
      />
    </FieldFrame>
  );
}
