import { FormattedMessage } from 'react-intl';
import type { ComparedService } from './contract/institutionComparison';
import { useDialogPlace } from '../../store/useDialogPlace';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Status } from '../../ui/marks/Status';
import type { ComparedRow } from './comparedRows';
import { settingMessages, type SettingText } from './settingText';
import styles from './Compare.module.css';

interface ServiceSideProps {
  /** Absent if this institution is not connected to it. */
  readonly service: ComparedService | undefined;
  readonly row: ComparedRow;
  readonly textOf: SettingText;
  /** True if it can be connected from here. */
  readonly connectable: boolean;
}

/**
 * Shows the state of a service at one of the institutions, and the settings that differ from those of the
 * other one.
 */
export function ServiceSide({ service, row, textOf, connectable }: ServiceSideProps) {
  if (!service)
    return (
      <div className={styles.missing}>
        <Status kind="off">
          <FormattedMessage id="connection.notConnected" />
        </Status>
        {connectable && <Connect service={row.service} />}
      </div>
    );
  return (
    <div className={styles.side}>
      <Status kind="on">
        <FormattedMessage id="connection.connected" />
      </Status>
      {row.differing.length > 0 && (
        <dl className={styles.settings}>
          {row.differing.map((setting) => (
            <div key={setting}>
              <dt>
                <FormattedMessage id={settingMessages[setting]} />
              </dt>
              <dd>{textOf(service, setting)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Connect({ service }: Pick<ComparedRow, 'service'>) {
  const placeOf = useDialogPlace();
  const { id, type, name } = service;
  return (
    <ButtonLink small keepsPlace to={placeOf({ dialog: 'connect', service: { id, type } })}>
      <FormattedMessage id="comparison.connect" /> <span className="visually-hidden">{name}</span>
    </ButtonLink>
  );
}
