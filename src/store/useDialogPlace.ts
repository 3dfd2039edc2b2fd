import { useLocation } from 'react-router';
import { DIALOG_PARAMETER, formatDialogAddress, type DialogAddress } from '../contracts/domain/dialogAddress';

/** This very place with a dialog open over it. */
export function useDialogPlace(): (address: DialogAddress) => { pathname: string; search: string } {
  const { pathname, search } = useLocation();
  return (address) => {
    const parameters = new URLSearchParams(search);
    parameters.set(DIALOG_PARAMETER, formatDialogAddress(address));
    return { pathname, search: `?${parameters}` };
  };
}
