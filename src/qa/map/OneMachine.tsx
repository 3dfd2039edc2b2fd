import { FormattedMessage } from 'react-intl';
import { Section } from '../../ui/page/Section';
import { Split } from '../../ui/page/Split';
import { invokersOf } from '../chart/invocations';
import { charts } from '../charts';
import type { ChartViewProps } from '../chartView';
import { Outline } from '../outline/Outline';
import { Details } from './Details';
import { MachinePicture } from './MachinePicture';
import { PlaceLink } from './PlaceLink';
import styles from './OneMachine.module.css';

/** Shows a machine as picture and outline, and details of the selected state or transition. */
export function OneMachine(view: ChartViewProps) {
  const { chart } = view;
  const invokers = invokersOf(charts, chart.id);
  return (
    <Split
      side="start"
      aside={
        <Section
          title={<FormattedMessage id="qa.outline.title" />}
          note={
            <FormattedMessage
              id="qa.counts"
              values={{ states: chart.states.length, transitions: chart.edges.length }}
            />
          }
        >
          <Outline {...view} />
        </Section>
      }
    >
      <MachinePicture {...view} />
      {invokers.length > 0 && (
        <ul className={styles.ways}>
          {invokers.map(({ key, from, state, at }) => (
            <li key={key}>
              <PlaceLink machine={from} at={at}>
                <FormattedMessage
                  id="qa.map.back"
                  values={{ machine: <code>{from}</code>, state: <code>{state}</code> }}
                />
              </PlaceLink>
            </li>
          ))}
        </ul>
      )}
      <Details {...view} />
    </Split>
  );
}
