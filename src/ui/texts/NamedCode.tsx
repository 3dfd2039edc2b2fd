import type { ReactNode } from 'react';
import styles from './NamedCode.module.css';

export interface NamedCodeProps {
  readonly name: ReactNode;
  readonly code: string;
}

/** Shows a name in words, and below it the technical name. */
export function NamedCode({ name, code }: NamedCodeProps) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <code className={styles.code}>{code}</code>
    </>
  );
}
