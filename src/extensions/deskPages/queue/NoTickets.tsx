import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Empty } from '../../../ui/notices/Empty';

/** Says that there are no tickets. `filtered` means that a search or a type leaves some out. */
export function NoTickets({ filtered }: { readonly filtered: boolean }) {
  if (!filtered) {
    return (
      <Empty title={<FormattedMessage id="desk.empty" />}>
        <FormattedMessage id="desk.empty.text" />
      </Empty>
    );
  }
  return (
    <Empty
      title={<FormattedMessage id="desk.empty.filtered" />}
      action={
        <ButtonLink to="/desk">
          <FormattedMessage id="desk.empty.open" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="desk.empty.filtered.text" />
    </Empty>
  );
}
