import { FormattedMessage } from 'react-intl';
import { EVERY_CALL, type Fault } from '../../contracts/domain/qaFault';

/** Shows a fault and its parameters in words. */
export function FaultText({ fault }: { readonly fault: Fault }) {
  return <FormattedMessage id={`qa.fault.${fault.kind}`} values={valuesOf(fault)} />;
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
