import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button';
import { Icon } from '../marks/Icon';
import styles from './Failed.module.css';

export interface FailedProps {
  readonly title: ReactNode;
  /** Says what the failure means and what to do. */
  readonly children: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  /** Another way on, beside the button to try again. */
  readonly action?: ReactNode;
}

/** Takes the place of what could not be loaded, while the rest of the page stays. */
export function Failed({ title, children, onRetry, retrying = false, action }: FailedProps) {
  return (
    <div className={styles.failed} role="alert">
      <Icon name="error" className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <div>{children}</div>
        {(onRetry || action) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button onClick={onRetry} busy={retrying} icon="retry">
                <FormattedMessage id="ui.retry" />
              </Button>
            )}
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
