import { FormattedMessage, useIntl } from 'react-intl';
import { chartCalled } from '../charts';
import { useDescription } from '../descriptions';
import { frontOf, stateOf } from '../steps/simulation';
import { textsOf } from '../chartText';
import { PreviewLink } from './PreviewLink';
import type { PreviewedDialog } from './dialogs';
import type { Preview } from './usePreview';
import styles from './Preview.module.css';

export interface WhereProps {
  readonly preview: Preview;
  /** Dialogs that show the panels of this machine. */
  readonly invokers: readonly PreviewedDialog[];
}

/**
 * Says in words which state is shown, and which dialogs the machine belongs to if it is not a dialog itself.
 */
export function Where({ preview: { entry, frame }, invokers }: WhereProps) {
  const chartText = textsOf(useIntl());
  const front = frontOf(frame.levels);
  const state = chartCalled(front.machine.id)?.states.find(({ key }) => key === stateOf(front));
  const description = useDescription(state?.description ?? '');
  return (
    <div className={styles.where}>
      <p>
        <code>{`${front.machine.id}.${stateOf(front)}`}</code>
        {state && ` · ${chartText.kind(state.kind)}`}
      </p>
      {description !== '' && <p className="muted">{description}</p>}
      {!invokers.some((dialog) => dialog.entry.id === entry.id) && (
        <>
          <p>
            <FormattedMessage id="qa.preview.noDialog" values={{ machine: <code>{entry.id}</code> }} />
          </p>
          <ul className={styles.links}>
            {invokers.map((dialog) => (
              <li key={dialog.entry.id}>
                <PreviewLink place={{ machine: dialog.entry.id }} choices={{}}>
                  <code>{dialog.entry.id}</code>
                </PreviewLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
