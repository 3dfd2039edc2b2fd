import type { AnyPanels, DialogView } from '../frame/panels';
import { stepUpPanels } from '../shared/stepUpPanels';
import { ticketRequestPanels } from '../shared/ticketRequestPanels';
import { ticketSystemDownPanels } from '../shared/ticketSystemDownPanels';
import { admissionPanels } from './admissionPanels';
import { requestNames } from '../shared/requestNames';

/**
 * Makes the view of a dialog about a connection: its own panels, and those of the machines that it invokes.
 */
export function connectionView(machine: string, panels: AnyPanels, wide: readonly string[] = []): DialogView {
  return {
    panels: {
      [machine]: panels,
      admission: admissionPanels,
      stepUp: stepUpPanels,
      ticketRequest: ticketRequestPanels,
      ticketSystemDown: ticketSystemDownPanels,
    },
    names: requestNames,
    wide: wide.map((state) => `${machine}.${state}`),
  };
}
