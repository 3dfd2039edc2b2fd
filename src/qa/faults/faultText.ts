import type { IntlShape } from 'react-intl';
import { EVERY_CALL, type Fault } from '../../contracts/domain/qa/qaFault';

/** Returns a fault and its parameters in words. */
export function faultText(intl: IntlShape, fault: Fault): string {
  return intl.formatMessage({ id: `qa.fault.${fault.kind}` }, valuesOf(fault));
}

function valuesOf(fault: Fault): Record<string, string | number> {
  switch (fault.kind) {
    case 'ticketSystemUnreachable':
      return { delivery: fault.delivery };
    case 'levelTooLow':
      return { required: fault.required };
    case 'failing':
      return { ...callsOf(fault.path), status: fault.status };
    case 'slow':
      return { ...callsOf(fault.path), seconds: fault.milliseconds / 1000 };
    default:
      return {};
  }
}

function callsOf(path: string): Record<string, string> {
  return { which: path === EVERY_CALL ? 'every' : 'some', path };
}
