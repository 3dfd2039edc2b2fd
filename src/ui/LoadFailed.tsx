import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '../i18n/readFailureMessage';
import { Banner } from './Banner';
import { Button } from './Button';
import { Failed } from './Failed';
import { ReadFailureText } from './ReadFailureText';

export interface LoadFailedProps {
  readonly failure: Failure;
  /** What could not be loaded, in a few words. */
  readonly title: ReactNode;
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
  readonly action?: ReactNode;
  /** What was read before still stands on the page. */
  readonly stale?: boolean | undefined;
  /** Says when that was read, where the page knows. */
  readonly asOf?: ReactNode;
}

/**
 * Takes the place of data that did not come, or stands above what came before: what failed, why, and the way to try again.
 */
export function LoadFailed({ failure, title, onRetry, retrying, action, stale, asOf }: LoadFailedProps) {
  if (stale) {
    const again = (
      <Button small icon="retry" onClick={onRetry} busy={retrying}>
        <FormattedMessage id="ui.retry" />
      </Button>
    );
    return (
      <Banner tone="warning" live action={again}>
        <b>{asOf ?? <FormattedMessage id="ui.stale" />}</b> <ReadFailureText failure={failure} />
      </Banner>
    );
  }
  return (
    <Failed title={title} onRetry={onRetry} retrying={retrying} action={action}>
      <ReadFailureText failure={failure} />
    </Failed>
  );
}
