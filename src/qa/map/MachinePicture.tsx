import { FormattedMessage } from 'react-intl';
import { Section } from '../../ui/page/Section';
import type { ChartViewProps } from '../chartView';
import { MachineName } from '../MachineName';
import { ChartPicture } from '../picture/ChartPicture';
import { PlaceLink } from './PlaceLink';

/** Shows the picture of a machine below its name, with a link to all machines. */
export function MachinePicture(view: ChartViewProps) {
  return (
    <Section
      title={<MachineName id={view.chart.id} />}
      note={
        <PlaceLink machine="">
          <FormattedMessage id="qa.machine.all" />
        </PlaceLink>
      }
    >
      <ChartPicture {...view} />
    </Section>
  );
}
