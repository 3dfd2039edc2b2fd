import type { ModeProps } from '../modeProps';
import { AllMachines } from './AllMachines';
import { OneMachine } from './OneMachine';
import { placeOnMap } from './PlaceLink';

/** All machines and which invokes which, or one of them as picture and outline. */
export function MapMode({ visualiser, chart }: ModeProps) {
  const { shown, send } = visualiser;
  const open = (machine: string, at: string) =>
    send({ type: 'address.opened', place: placeOnMap(machine, at) });
  if (!chart) return <AllMachines onOpen={open} />;
  return (
    <OneMachine
      chart={chart}
      selected={shown.selected}
      onSelect={(selected) => send({ type: 'place.selected', selected })}
      onOpen={(machine) => open(machine, '')}
    />
  );
}
