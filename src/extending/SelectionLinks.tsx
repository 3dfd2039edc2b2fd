import { FormattedMessage } from 'react-intl';
import '../i18n/texts/selection';
import { useDialogPlace } from '../store/useDialogPlace';
import { ButtonLink } from '../ui/actions/ButtonLink';
import { useLinks } from './extensions';

/** Shows what extensions offer for the services that are ticked. */
export function SelectionLinks() {
  const place = useDialogPlace();
  return useLinks('selectionLinks').map((link) => {
    const opens = 'dialog' in link;
    return (
      <ButtonLink
        key={link.messageId}
        small
        to={opens ? place({ dialog: link.dialog }) : link.to}
        keepsPlace={opens}
      >
        <FormattedMessage id={link.messageId} />
      </ButtonLink>
    );
  });
}
