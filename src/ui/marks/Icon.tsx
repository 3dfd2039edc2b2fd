import styles from './Icon.module.css';

/** Paths in a box of 16 × 16, drawn in the colour of the text around them. */
const shapes = {
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  more: 'M3 7.5v1M8 7.5v1M13 7.5v1M2.7 8h.6M7.7 8h.6M12.7 8h.6',
  check: 'm3 8.5 3.2 3.2L13 4.8',
  close: 'm4 4 8 8M12 4l-8 8',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  download: 'M8 2.5v7.5m-3.2-3L8 10.2 11.2 7M3 13h10',
  external: 'M9 3h4v4M13 3 7.5 8.5M11 9.5V13H3V5h3.5',
  left: 'm10 4-4 4 4 4',
  right: 'm6 4 4 4-4 4',
  down: 'm4 6 4 4 4-4',
  up: 'm4 10 4-4 4 4',
  back: 'M13 8H3m4-4L3 8l4 4',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.5 10.5 14 14',
  filter: 'M2 4h12M4.5 8h7M6.5 12h3',
  copy: 'M5.5 5.5h8v8h-8ZM3.5 10.5h-1v-8h8v1',
  lock: 'M3.5 7h9v6.5h-9ZM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  retry: 'M3 8a5 5 0 1 1 1.6 3.7M3 12.5V9.2h3.3',
  question: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM6.2 6.4a1.8 1.8 0 1 1 2.6 1.6c-.6.3-.8.6-.8 1.2M8 11.2v.1',
  info: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 7.4V11M8 5v.1',
  ok: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM5.3 8.2l1.9 1.9 3.6-4',
  warning: 'M8 2.2 14.4 13.3H1.6ZM8 6.5v3.2M8 11.4v.1',
  error: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5ZM8 5v3.6M8 11v.1',
  calendar: 'M2.5 3.5h11v10h-11ZM2.5 6.8h11M5.5 2v3M10.5 2v3',
  service: 'M2.5 2.5h11v11h-11ZM2.5 6h11',
  ticket: 'M2.5 4.5h11v2a1.5 1.5 0 0 0 0 3v2h-11v-2a1.5 1.5 0 0 0 0-3Z',
  page: 'M4 2.5h5.5L12 5v8.5H4ZM9.5 2.5V5H12',
  action: 'M8.8 2 4 9h3.4L7 14l5-7.2H8.6Z',
  mail: 'M2 4h12v8.5H2ZM2.3 4.4 8 9l5.7-4.6',
} as const;

export type IconName = keyof typeof shapes;

export interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** Shows an icon as decoration: the word beside it, or the name of its button, says what it means. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
