import styles from './ValueList.module.css';

/** Lists values as they came, each once, whatever the direction of their script. */
export function ValueList({ values }: { readonly values: readonly string[] }) {
  return (
    <ul className={styles.values}>
      {[...new Set(values)].map((value) => (
        <li key={value}>
          <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  );
}
