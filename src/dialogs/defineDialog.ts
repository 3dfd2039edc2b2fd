import type { AddressOf, DialogAddress, DialogName } from '../contracts/domain/dialogAddress';
import type { DialogView } from './frame/panels';
import type { StartDialog } from './ports/definePorts';

interface DialogParts<Name extends DialogName> {
  /** These names of `contracts/domain/dialogAddress` open the dialog. */
  readonly names: readonly Name[];
  /** The view is loaded when the dialog opens. */
  readonly view: () => Promise<DialogView>;
  /** The chart and its ports are loaded beside the view. */
  readonly ports: () => Promise<StartDialog<AddressOf<Name>>>;
  /** Its form may have a second way out, if an extension brings one. */
  readonly twoWay?: true;
}

/** The host knows a dialog by this. */
export interface DialogDefinition {
  readonly names: readonly DialogName[];
  readonly view: () => Promise<DialogView>;
  readonly ports: () => Promise<StartDialog>;
  readonly twoWay?: true | undefined;
}

export function defineDialog<const Name extends DialogName>({
  names,
  view,
  ports,
  twoWay,
}: DialogParts<Name>): DialogDefinition {
  return {
    names,
    view,
    twoWay,
    ports: async () => {
      const begin = await ports();
      return ({ address, ...needs }, storedDraft) => {
        if (!isNamed(address, names)) throw new Error(`${address.dialog} is none of ${names.join()}`);
        return begin({ ...needs, address }, storedDraft);
      };
    },
  };
}

function isNamed<Name extends DialogName>(
  address: DialogAddress,
  names: readonly Name[],
): address is AddressOf<Name> {
  return names.some((name) => name === address.dialog);
}
