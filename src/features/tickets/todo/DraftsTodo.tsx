import { FormattedMessage } from 'react-intl';
import type { TodoSectionProps } from '../../../extending/extension';
import { TodoGroup } from '../../../extending/TodoGroup';
import { usePerson } from '../../../store/person';
import { useTypedOver } from '../../../store/useDraft';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { WorkRow } from '../../../ui/lists/WorkList';

/**
 * Leads back to a change of the institution that could not be sent. Other forms ask before their page is left, and keep
 * nothing after that.
 */
export function DraftsTodo({ onKnown }: TodoSectionProps) {
  const { roles } = usePerson();
  const unsent = useTypedOver('institution', '');
  return (
    <TodoGroup
      title={<FormattedMessage id="todo.drafts" />}
      rows={
        roles.admin && unsent !== undefined
          ? [
              <WorkRow
                key="institution"
                name={<FormattedMessage id="todo.drafts.institution" />}
                to="/my-idp/edit"
                detail={<FormattedMessage id="todo.drafts.institution.text" />}
                actions={
                  <ButtonLink small to="/my-idp/edit">
                    <FormattedMessage id="todo.continue" />
                  </ButtonLink>
                }
              />,
            ]
          : []
      }
      onKnown={onKnown}
    />
  );
}
