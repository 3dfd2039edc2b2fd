import { FormattedMessage, useIntl } from 'react-intl';
import '../../i18n/texts/selection';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectionCleared, selectTickedServices } from '../../store/selection.slice';
import { useDialogPlace } from '../../store/useDialogPlace';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './Security.module.css';

/** Says how many services are ticked, and leads to the change of all of them; nothing where none is. */
export function TickedBar() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const place = useDialogPlace();
  const count = useAppSelector(selectTickedServices).length;
  if (count === 0) return null;
  return (
    <div className={styles.ticked} role="group" aria-label={intl.formatMessage({ id: 'selection.bar' })}>
      <b role="status">
        <FormattedMessage id="selection.count" values={{ count }} />
      </b>
      <ButtonLink small to={place({ dialog: 'gather' })} keepsPlace>
        <FormattedMessage id="selection.change" />
      </ButtonLink>
      <Button look="quiet" small onClick={() => dispatch(selectionCleared())}>
        <FormattedMessage id="selection.clear" />
      </Button>
    </div>
  );
}
