import { FormattedMessage, useIntl } from 'react-intl';
import type { Fault } from '../../contracts/domain/qaFault';
import { Banner } from '../../ui/notices/Banner';
import { Button } from '../../ui/actions/Button';
import { keyOf } from '../faults/choices';
import { sayFault } from '../faults/sayFault';

export interface FaultsBannerProps {
  readonly faults: readonly Fault[];
  readonly onMend: () => void;
}

/** Says which faults of a recording the ports of the preview answer under. */
export function FaultsBanner({ faults, onMend }: FaultsBannerProps) {
  const intl = useIntl();
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="qa.preview.faults" values={{ count: faults.length }} />}
      action={
        <Button small icon="retry" onClick={onMend}>
          <FormattedMessage id="qa.faults.mend" />
        </Button>
      }
    >
      <ul>
        {faults.map((fault) => (
          <li key={keyOf(fault)}>{sayFault(intl, fault)}</li>
        ))}
      </ul>
    </Banner>
  );
}
