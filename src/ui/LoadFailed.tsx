import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../i18n/failureMessage';
import { Failed } from './Failed';

export interface LoadFailedProps {
  readonly failure: Parameters<typeof failureMessage>[0];
  /** What could not be loaded, in a few words. */
  readonly title: ReactNode;
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
  readonly action?: ReactNode;
}

/** In the place of data that did not come: what failed, why, and the way to try again. */
export function LoadFailed({ failure, title, onRetry, retrying, action }: LoadFailedProps) {
  const { id, values } = failureMessage(failure);
  return (
    <Failed title={title} onRetry={onRetry} retrying={retrying} action={action}>
      <FormattedMessage id={id} values={values} />
    </Failed>
  );
}
