import styles from './Live.module.css';

/** Shows a value as JSON with wrapped lines. */
export function Json({ value, label }: { readonly value: unknown; readonly label: string }) {
  return (
    <div className={styles.json} role="region" aria-label={label}>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </div>
  );
}
