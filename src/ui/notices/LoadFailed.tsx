import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '../../i18n/readFailureMessage';
import { Banner } from './Banner';
import { Button } from '../actions/Button';
import { Failed } from './Failed';
import { ReadFailureText } from './ReadFailureText';

export interface LoadFailedProps {
  readonly failure: Failure;
  /** Says in a few words what could not be loaded. */
  readonly title: ReactNode;
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
  readonly action?: ReactNode;
  /** True if the page still shows earlier data. */
  readonly stale?: boolean | undefined;
  /** Says when the earlier data were read, where the page knows. */
  readonly asOf?: ReactNode;
}

/** Says what could not be loaded, why, and how to try again; in the place of the data, or above earlier data. */
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
