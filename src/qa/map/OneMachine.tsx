import { FormattedMessage } from 'react-intl';
import { Section } from '../../ui/Section';
import { Split } from '../../ui/Split';
import { invokersOf } from '../chart/invocations';
import { charts } from '../charts';
import type { ChartViewProps } from '../chartView';
import { Outline } from '../outline/Outline';
import { ChartPicture } from '../picture/ChartPicture';
import { Details } from './Details';
import styles from './OneMachine.module.css';
import { PlaceLink } from './PlaceLink';

/** A machine as picture and outline with one selection, and what is known of what is selected. */
export function OneMachine(view: ChartViewProps) {
  const { chart } = view;
  const invokers = invokersOf(charts, chart.id);
  return (
    <>
      <div className={styles.about}>
        <p>
          <FormattedMessage id={`qa.about.${chart.id}`} />
        </p>
        <ul className={styles.ways}>
          <li>
            <PlaceLink machine="">
              <FormattedMessage id="qa.machine.all" />
            </PlaceLink>
          </li>
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
      </div>
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
        <Section title={chart.id}>
          <ChartPicture {...view} />
        </Section>
        <Details {...view} />
      </Split>
    </>
  );
}
