import type { ReactNode } from 'react';
import { Icon, type IconName } from '../marks/Icon';
import styles from './Banner.module.css';

export type BannerTone = 'info' | 'success' | 'warning' | 'error';

const bannerIcons: Readonly<Record<BannerTone, IconName>> = {
  info: 'info',
  success: 'ok',
  warning: 'warning',
  error: 'error',
};

export interface BannerProps {
  readonly tone?: BannerTone | undefined;
  /** Says in a few words what has happened, above the text. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
  /** Buttons or links at the end of the line. */
  readonly action?: ReactNode;
  /** True if screen readers announce a banner that appears after the page. */
  readonly live?: boolean | undefined;
}

export function Banner({ tone = 'info', title, children, action, live = false }: BannerProps) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={styles.banner} data-tone={tone} role={live ? role : undefined}>
      <Icon name={bannerIcons[tone]} className={styles.icon} />
      <div className={styles.content}>
        <div className={styles.text}>
          {title && (
            <p>
              <b>{title}</b>
            </p>
          )}
          {children}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
