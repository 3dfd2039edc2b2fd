import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/actions/Button';
import { Icon } from '../../ui/marks/Icon';
import type { Checked } from './checks';
import { ProblemText } from './ProblemText';
import form from '../../ui/form/Form.module.css';
import styles from './Simulate.module.css';

export interface JsonFormProps<Value> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly initial: string;
  readonly check: (text: string) => Checked<Value>;
  readonly action: ReactNode;
  readonly onValue: (value: Value) => void;
}

/**
 * Shows a form for a value that is typed as JSON. Mistakes are shown when it is sent, and from then on while
 * the person types.
 */
export function JsonForm<Value>({ label, hint, initial, check, action, onValue }: JsonFormProps<Value>) {
  const id = useId();
  const [text, setText] = useState(initial);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const checked = check(text);
  const problem = wasSubmitted && 'problem' in checked ? checked.problem : undefined;

  function submit(): void {
    if ('value' in checked) onValue(checked.value);
    else {
      setWasSubmitted(true);
      document.getElementById(id)?.focus();
    }
  }

  return (
    <div className={styles.typed}>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      {hint && (
        <p className={form.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <textarea
        id={id}
        className={`${form.textarea} ${styles.code}`}
        rows={Math.min(12, text.split('\n').length + 1)}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={
          [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
        }
      />
      {problem && (
        <p className={form.error} id={`${id}-problem`} role="alert">
          <Icon name="error" />
          <span>
            <ProblemText problem={problem} />
          </span>
        </p>
      )}
      <div>
        <Button small onClick={submit}>
          {action}
        </Button>
      </div>
    </div>
  );
}
