import type { ModeProps } from '../modes';
import { AllMachines } from './AllMachines';
import { OneMachine } from './OneMachine';

/** All machines and which invokes which, or one of them as picture and outline. */
export function MapMode({ visualiser, chart }: ModeProps) {
  return chart ? (
    <OneMachine visualiser={visualiser} chart={chart} />
  ) : (
    <AllMachines onOpen={(machine) => visualiser.send({ type: 'machine.selected', machine })} />
  );
}
