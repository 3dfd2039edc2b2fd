import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import type { TodoSectionProps } from '../../extending/extension';
import { TodoGroup } from '../../extending/TodoGroup';
import { useAge } from '../../i18n/useAge';
import { useDialogPlace } from '../../store/useDialogPlace';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { WorkRow } from '../../ui/lists/WorkList';
import type { WishGroup } from './contract/wishes.wire';
import { openGroups } from './openGroups';
import { useGetWishesQuery } from './wishes.api';
import './wishes.texts';

/** Lists the services that users ask for and that no administrator has answered. */
export function WishesTodo({ onKnown }: TodoSectionProps) {
  const { data, error, refetch } = useGetWishesQuery(undefined, { refetchOnMountOrArgChange: true });
  const groups = data && openGroups(data);
  return (
    <TodoGroup
      title={<FormattedMessage id="wishes.todo" />}
      note={
        <FormattedMessage
          id="wishes.todo.note"
          values={{
            services: groups?.length ?? 0,
            count: groups?.reduce((sum, { count }) => sum + count, 0) ?? 0,
          }}
        />
      }
      rows={groups?.map((group) => (
        <Row key={`${group.serviceType} ${group.service}`} group={group} />
      ))}
      waiting={groups?.length}
      failure={error && failureIn(error)}
      onRetry={() => void refetch()}
      onKnown={onKnown}
    />
  );
}

function Row({ group }: { readonly group: WishGroup }) {
  const placeOf = useDialogPlace();
  const age = useAge();
  const { service, serviceName, serviceId: id, serviceType: type, wishes, count, people } = group;
  const [newest] = wishes;
  const oldest = wishes.at(-1);
  const name = serviceName ?? service;
  const about = <span className="visually-hidden">: {name}</span>;
  return (
    <WorkRow
      name={name}
      to={id === undefined ? undefined : `/apps/${id}/${type}/about`}
      kind={<FormattedMessage id="wishes.count" values={{ count, people }} />}
      detail={
        newest && (
          <FormattedMessage
            id="wishes.todo.reason"
            values={{ reason: newest.reason, name: newest.name, others: count - 1 }}
          />
        )
      }
      age={oldest && <time dateTime={oldest.askedAt}>{age(oldest.askedAt)}</time>}
      actions={
        id !== undefined && (
          <>
            <ButtonLink small keepsPlace to={placeOf({ dialog: 'connect', service: { id, type } })}>
              <FormattedMessage id="wishes.todo.connect" />
              {about}
            </ButtonLink>
            <ButtonLink small keepsPlace to={placeOf({ dialog: 'answer', service: { id, type } })}>
              <FormattedMessage id="wishes.todo.answer" />
              {about}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
