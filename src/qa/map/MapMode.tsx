import type { ModeProps } from '../modeProps';
import { AllMachines } from './AllMachines';
import { OneMachine } from './OneMachine';
import { placeOnMap } from './PlaceLink';

/** Shows the map of all machines, or one machine as picture and outline. */
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
