import { FormattedMessage } from 'react-intl';
import type { QaTab } from '../../contracts/domain/qa/qaChannel';
import type { Fault } from '../../contracts/domain/qa/qaFault';
import { Banner } from '../../ui/notices/Banner';
import { Section } from '../../ui/page/Section';
import { FaultForm } from './FaultForm';
import { PersonaForm } from './PersonaForm';
import { SetFaults } from './SetFaults';
import styles from './Faults.module.css';

/** Sends wishes to the chosen tab. */
interface FaultControl {
  setFaults(faults: readonly Fault[]): void;
  signIn(subject: string, level: number): void;
}

interface FaultsPanelProps {
  readonly tab: QaTab;
  readonly refused: 'faults' | 'persona' | undefined;
  readonly store: FaultControl;
}

/** Shows who uses the chosen tab and which faults it has, as the tab itself reports. */
export function FaultsPanel({ tab, refused, store }: FaultsPanelProps) {
  if (!tab.demo) {
    return (
      <Section title={<FormattedMessage id="qa.faults.title" />}>
        <p className="muted">
          <FormattedMessage id="qa.faults.demoOnly" />
        </p>
      </Section>
    );
  }
  return (
    <Section
      title={<FormattedMessage id="qa.faults.title" />}
      note={<FormattedMessage id="qa.faults.lede" />}
    >
      {refused && (
        <Banner live tone="error">
          <p>
            <FormattedMessage id={`qa.faults.refused.${refused}`} />
          </p>
        </Banner>
      )}
      <div className={styles.columns}>
        <SetFaults faults={tab.faults} onSet={(faults) => store.setFaults(faults)} />
        <FaultForm faults={tab.faults} onSet={(faults) => store.setFaults(faults)} />
        <PersonaForm tab={tab} onSignIn={(subject, level) => store.signIn(subject, level)} />
      </div>
    </Section>
  );
}
