import { LinkedMode } from '../map/PlaceLink';
import { MachineTable } from '../map/MachineTable';
import { registry } from '../registry';
import type { ModeProps } from '../modeProps';
import { Simulator } from './Simulator';

const linked = { mode: 'simulate', lens: 'both' } as const;

/** Lets testers step through one machine, without any network. */
export function SimulateMode({ visualiser, chart }: ModeProps) {
  const entry = registry.find(({ id }) => id === chart?.id);
  if (entry) return <Simulator key={entry.id} entry={entry} visualiser={visualiser} />;
  return (
    <LinkedMode value={linked}>
      <MachineTable />
    </LinkedMode>
  );
}
