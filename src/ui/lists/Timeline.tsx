import type { ReactNode } from 'react';
import { StatusMark, type StatusKind } from '../marks/StatusMark';
import styles from './Timeline.module.css';

export interface TimelineEvent {
  readonly key: string;
  readonly kind: StatusKind;
  readonly text: ReactNode;
  readonly time?: ReactNode;
  /** True if the event has not happened yet; then its line is dashed. */
  readonly ahead?: boolean | undefined;
}

export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  return (
    <ol className={styles.list}>
      {events.map(({ key, kind, text, time, ahead }) => (
        <li key={key} data-ahead={ahead || undefined}>
          <StatusMark kind={kind} />
          <div>
            {text}
            {time && <div className={styles.time}>{time}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
