import { FormattedMessage } from 'react-intl';
import { registry } from '../registry';
import { Button, ButtonGroup } from '../../ui/actions/Button';
import { Empty } from '../../ui/notices/Empty';
import { charts } from '../charts';
import { MachineName } from '../MachineName';
import type { ModeProps } from '../modeProps';
import { Simulator } from './Simulator';

/** Lets testers step through one machine, without any network. */
export function SimulateMode({ visualiser, chart }: ModeProps) {
  const entry = registry.find(({ id }) => id === chart?.id);
  if (entry) return <Simulator key={entry.id} entry={entry} visualiser={visualiser} />;
  return (
    <Empty title={<FormattedMessage id="qa.simulate.choose" />}>
      <ButtonGroup>
        {charts.map(({ id }) => (
          <Button key={id} onClick={() => visualiser.send({ type: 'machine.selected', machine: id })}>
            <MachineName id={id} />
          </Button>
        ))}
      </ButtonGroup>
    </Empty>
  );
}
