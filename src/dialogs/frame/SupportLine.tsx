import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/dialogs';
import { useDialogFrame } from './dialogFrame';

/** Says whom to write to, if this federation names someone. */
export function SupportLine() {
  const { supportEmail } = useDialogFrame();
  if (!supportEmail) return null;
  return (
    <p className="small muted">
      <FormattedMessage
        id="dialog.support"
        values={{ email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }}
      />
    </p>
  );
}
