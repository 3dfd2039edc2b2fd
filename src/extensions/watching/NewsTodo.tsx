import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { failureIn } from '../../api/failureIn';
import type { TodoSectionProps } from '../../extending/extension';
import { TodoGroup } from '../../extending/TodoGroup';
import { useAge } from '../../i18n/useAge';
import { useFormat } from '../../i18n/useFormat';
import { WorkRow } from '../../ui/lists/WorkList';
import { canSay, newsPath, newsSentence } from './contract/newsSentence';
import './news.texts';
import './watching.texts';
import { useGetWatchingQuery } from './watching.api';

const SHOWN = 5;
/** News that are older are on the page of what one watches. */
const DAYS = 14;

/** Lists the last news of what the person watches. */
export function NewsTodo({ onKnown }: TodoSectionProps) {
  const age = useAge();
  const { date } = useFormat();
  const [since] = useState(() => new Date(Date.now() - DAYS * 86_400_000).toISOString());
  const { data, error, refetch } = useGetWatchingQuery(undefined, { refetchOnMountOrArgChange: true });
  const news = data?.news.filter((item) => canSay(item) && item.at >= since);
  const count = news?.length ?? 0;
  return (
    <TodoGroup
      title={<FormattedMessage id="watching.news" />}
      note={<FormattedMessage id="watching.todo.note" values={{ days: DAYS }} />}
      more={
        count > SHOWN && (
          <Link to="/watching">
            <FormattedMessage id="todo.more" values={{ count: count - SHOWN }} />
          </Link>
        )
      }
      rows={news?.slice(0, SHOWN).map((item) => {
        const { title, note, values } = newsSentence(item, date);
        return (
          <WorkRow
            key={item.number}
            name={<FormattedMessage id={title} values={values} />}
            to={newsPath(item)}
            detail={note && <FormattedMessage id={note} values={values} />}
            age={<time dateTime={item.at}>{age(item.at)}</time>}
          />
        );
      })}
      failure={error && failureIn(error)}
      onRetry={() => void refetch()}
      onKnown={onKnown}
    />
  );
}
