import { useId, type ReactNode } from 'react';
import { classes } from '../../ui/classes';
import { Reason } from '../../ui/notices/Reason';
import form from '../../ui/form/Form.module.css';
import styles from './Invitations.module.css';

export interface ClosedSelectProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly invalid: boolean;
  /** Says why nothing can be chosen now. */
  readonly children: ReactNode;
}

/** Shows a select with nothing to choose. It stays focusable, and says why. */
export function ClosedSelect({ id, label, invalid, children }: ClosedSelectProps) {
  const reasonId = useId();
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={classes(form.select, styles.closed)}
        aria-disabled
        aria-invalid={invalid || undefined}
        aria-describedby={reasonId}
        value=""
        onChange={() => undefined}
      >
        <option value="" />
      </select>
      <div role="status">
        <Reason id={reasonId}>{children}</Reason>
      </div>
    </>
  );
}
