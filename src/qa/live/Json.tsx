import styles from './Live.module.css';

/** A value as the machine has it; long ones scroll in their own region. */
export function Json({ value, label }: { readonly value: unknown; readonly label: string }) {
  return (
    <div className={styles.json} role="region" aria-label={label} tabIndex={0}>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </div>
  );
}
