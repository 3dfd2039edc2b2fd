import { FormattedMessage } from 'react-intl';
import { Section } from '../../ui/page/Section';
import { Answers } from './Answers';
import { Delays } from './Delays';
import { Events } from './Events';
import { Now } from './Now';
import { Start } from './Start';
import { Tools } from './Tools';
import type { Simulating } from './useSimulation';
import styles from './Simulate.module.css';

/** Shows the controls that drive the machine. */
export function Panel({ simulating }: { readonly simulating: Simulating }) {
  const { possible, take, frame } = simulating;
  return (
    <>
      <Section title={<FormattedMessage id="qa.simulate.now" />}>
        <div className={styles.stack}>
          <Now levels={frame.levels} />
          <Answers answers={possible.answers} onTake={take} />
          <Events possible={possible} onTake={take} />
          <Delays delays={possible.delays} onTake={take} />
          <Tools simulating={simulating} />
        </div>
      </Section>
      <Section title={<FormattedMessage id="qa.simulate.start" />}>
        <Start simulating={simulating} />
      </Section>
    </>
  );
}
