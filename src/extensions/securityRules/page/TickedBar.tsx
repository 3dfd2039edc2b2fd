import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import '../../../i18n/texts/selection';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectionCleared, selectTickedServices } from '../../../store/selection.slice';
import { useDialogPlace } from '../../../store/useDialogPlace';
import { ActionBar } from '../../../ui/actions/ActionBar';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import styles from './Security.module.css';

export interface TickedBarProps {
  /** Takes the focus when the bar disappears. */
  readonly after: RefObject<HTMLElement | null>;
}

/**
 * Says how many services are ticked, and links to the change of all of them; shows nothing if none is ticked.
 */
export function TickedBar({ after }: TickedBarProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const place = useDialogPlace();
  const count = useAppSelector(selectTickedServices).length;
  if (count === 0) return null;

  function clear() {
    after.current?.focus();
    dispatch(selectionCleared());
  }

  return (
    <ActionBar label={intl.formatMessage({ id: 'selection.bar' })}>
      <div className={styles.ticked}>
        <b role="status">
          <FormattedMessage id="selection.count" values={{ count }} />
        </b>
        <ButtonLink small to={place({ dialog: 'gather' })} keepsPlace>
          <FormattedMessage id="selection.change" />
        </ButtonLink>
        <Button look="quiet" small onClick={clear}>
          <FormattedMessage id="selection.clear" />
        </Button>
      </div>
    </ActionBar>
  );
}
