import { useId, type ReactNode } from 'react';
import { Link, type To } from 'react-router';
import styles from './WorkList.module.css';

interface WorkGroupProps {
  readonly title: ReactNode;
  /** A few words after the title. */
  readonly note?: ReactNode;
  /** A link at the end of the line of the title. */
  readonly more?: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** Shows what waits of one kind, below a heading with a rule. */
export function WorkGroup({ title, note, more, children }: WorkGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
        {more && <p className={styles.more}>{more}</p>}
      </div>
      <ul>{children}</ul>
    </section>
  );
}

interface WorkRowProps {
  readonly name: ReactNode;
  /** Where the name leads. */
  readonly to?: To | undefined;
  /** What is asked, below the name. */
  readonly kind?: ReactNode;
  readonly detail?: ReactNode;
  /** How long it has waited, or how long there is time. */
  readonly age?: ReactNode;
  readonly actions?: ReactNode;
}

/** Shows one thing that waits, and what can be done about it. */
export function WorkRow({ name, to, kind, detail, age, actions }: WorkRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        {to === undefined ? name : <Link to={to}>{name}</Link>}
        {kind && <p className={styles.kind}>{kind}</p>}
      </div>
      {detail && <div className={styles.detail}>{detail}</div>}
      {age && <div className={styles.age}>{age}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
