import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Lens } from '../../machines/visualiser/visualiser.machine';
import { Button } from '../../ui/actions/Button';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { Segmented } from '../../ui/fields/Segmented';
import type { Visualiser } from '../useVisualiser';
import { forgetVisit, type Visit } from './visit';
import styles from './Coverage.module.css';

const lenses: readonly Lens[] = ['both', 'tests', 'visit'];

interface CoverageBarProps {
  readonly visualiser: Visualiser;
  readonly visit: Visit;
}

/** Lets testers choose whose transitions count, and forget what this visit has taken. */
export function CoverageBar({ visualiser: { shown, send }, visit }: CoverageBarProps) {
  const intl = useIntl();
  const [forgotten, setForgotten] = useState<Visit>();

  function forget(): void {
    setForgotten(visit);
    forgetVisit();
  }

  return (
    <div className={styles.bar}>
      <p>
        <FormattedMessage id="qa.coverage.about" />
      </p>
      <div className={styles.tools}>
        <Segmented
          label={intl.formatMessage({ id: 'qa.coverage.lens' })}
          options={lenses.map((value) => ({
            value,
            label: intl.formatMessage({ id: `qa.coverage.lens.${value}` }),
          }))}
          value={shown.lens}
          onChange={(lens) => send({ type: 'lens.selected', lens })}
        />
        <Button icon="retry" disabledBy={visit.size === 0 ? 'qa-visit' : undefined} onClick={forget}>
          <FormattedMessage id="qa.coverage.reset" />
        </Button>
        <p className="muted small" id="qa-visit">
          {visit.size === 0 && <FormattedMessage id="qa.coverage.reset.none" />}
        </p>
      </div>
      <LiveRegion>
        {forgotten && visit.size === 0 && <FormattedMessage id="qa.coverage.reset.done" />}
      </LiveRegion>
    </div>
  );
}
