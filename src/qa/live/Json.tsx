import styles from './Live.module.css';

/** A value as the machine has it; long lines are wrapped. */
export function Json({ value, label }: { readonly value: unknown; readonly label: string }) {
  return (
    <div className={styles.json} role="region" aria-label={label}>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </div>
  );
}
