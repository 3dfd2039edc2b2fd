import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import type { TodoSectionProps } from '../../extending/extension';
import { TodoGroup } from '../../extending/TodoGroup';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { WorkRow } from '../../ui/lists/WorkList';
import { useGetChangeSetSizeQuery } from './changeSet.api';
import './gathered.texts';

/** Leads to the changes that the institution has not sent. */
export function ChangesTodo({ onKnown }: TodoSectionProps) {
  const { data, error, refetch } = useGetChangeSetSizeQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <TodoGroup
      title={<FormattedMessage id="changes.todo" />}
      rows={
        data
          ? [
              <WorkRow
                key="set"
                name={<FormattedMessage id="changes.todo.count" values={{ count: data }} />}
                to="/changes"
                detail={<FormattedMessage id="changes.todo.text" />}
                actions={
                  <ButtonLink small to="/changes">
                    <FormattedMessage id="changes.todo.send" />
                  </ButtonLink>
                }
              />,
            ]
          : data === 0
            ? []
            : undefined
      }
      failure={error && failureIn(error)}
      onRetry={() => void refetch()}
      onKnown={onKnown}
    />
  );
}
