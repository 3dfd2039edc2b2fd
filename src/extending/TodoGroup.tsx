import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '../contracts/domain/failure';
import '../i18n/texts/todo';
import { WorkGroup } from '../ui/lists/WorkList';
import { LoadFailed } from '../ui/notices/LoadFailed';
import type { TodoSectionProps } from './extension';
import { useReportedCount } from './useReportedCount';

interface TodoGroupProps extends TodoSectionProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly more?: ReactNode;
  /** Absent while they load. */
  readonly rows: readonly ReactNode[] | undefined;
  /** How much waits for an answer. */
  readonly waiting?: number | undefined;
  /** Why there are no rows. */
  readonly failure?: Failure | undefined;
  readonly onRetry?: () => void;
}

/** Shows a section of the page To do if it has rows, or could not be loaded. */
export function TodoGroup(props: TodoGroupProps) {
  const { title, note, more, rows, waiting, failure, onRetry, onKnown } = props;
  const failed = failure && !rows;
  useReportedCount(onKnown, failed ? 1 : rows?.length, waiting);
  if (failed && onRetry)
    return (
      <LoadFailed
        failure={failure}
        title={<FormattedMessage id="todo.failed" values={{ section: title }} />}
        onRetry={onRetry}
      />
    );
  if (!rows || rows.length === 0) return null;
  return (
    <WorkGroup title={title} note={note} more={more}>
      {rows}
    </WorkGroup>
  );
}
