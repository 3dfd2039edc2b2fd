import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import type { Failure } from '../../contracts/domain/failure';
import { Empty } from '../../ui/notices/Empty';
import { loadPlot } from '../../ui/plot/LoadedPlot';
import { useRootMark } from '../../ui/page/useRootMark';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import styles from './Statistics.module.css';

export interface LoadedProps<Data> {
  /** Answer to the present question. An answer to an earlier question is never shown (REQUIREMENTS 229). */
  readonly answer: {
    readonly currentData?: Data | undefined;
    readonly error?: Failure | SerializedError | undefined;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** True if the result waits for something beside it that would move the page if it came a moment later. */
  readonly waits?: boolean;
  /** True if the scale is the minute or the hour, for which numbers may be kept for a shorter time than for days. */
  readonly fine?: boolean;
  readonly isEmpty: (data: Data) => boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a result, or that it is loading, has failed or is empty (REQUIREMENTS 221, 229). */
export function Loaded<Data>({ answer, waits = false, fine = false, isEmpty, children }: LoadedProps<Data>) {
  const { currentData, error, isFetching, refetch } = answer;
  // The code of the plot is loaded together with the numbers. Where loading fails, the plot tries again and says so.
  useEffect(() => void loadPlot().catch(() => undefined), []);
  useRootMark('coming', !error && (currentData === undefined || waits));
  if (error) {
    return (
      <LoadFailed
        failure={failureIn(error)}
        title={<FormattedMessage id="statistics.failed" />}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (currentData === undefined || waits) {
    return (
      <p className={styles.waiting} role="status">
        <FormattedMessage id="statistics.loading" />
      </p>
    );
  }
  if (isEmpty(currentData)) {
    return (
      <div role="status">
        <Empty title={<FormattedMessage id="statistics.empty.title" />}>
          {fine && <FormattedMessage id="statistics.empty.fine" />}{' '}
          <FormattedMessage id="statistics.empty.text" />
        </Empty>
      </div>
    );
  }
  return children(currentData);
}
