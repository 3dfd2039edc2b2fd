import { AtBreak } from '../texts/AtBreak';
import styles from './ValueList.module.css';

/** Lists values in their given order, each once, in any script direction. */
export function ValueList({ values }: { readonly values: readonly string[] }) {
  return (
    <ul className={styles.values}>
      {[...new Set(values)].map((value) => (
        <li key={value}>
          <bdi>
            <AtBreak>{value}</AtBreak>
          </bdi>
        </li>
      ))}
    </ul>
  );
}
