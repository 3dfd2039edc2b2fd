import type { AnyStateMachine, InputFrom } from 'xstate';
import type { AddressOf, DialogAddress, DialogName } from '../contracts/domain/dialogAddress';
import type { InvokedLogic, InvokedName } from '../machines/kit/scenario';
import type { DialogView } from './frame/panels';
import type { DialogNeeds } from './ports/dialogNeeds';

/** What the person types into a dialog with this chart; never where nothing is typed. */
type DraftOf<Machine> =
  InputFrom<Machine> extends { readonly draft: infer Draft } ? NonNullable<Draft> : never;

interface Beginning<Machine> {
  /** An implementation of each port, and each machine that is invoked with its ports attached. */
  readonly actors: { readonly [Name in InvokedName<Machine>]: InvokedLogic<Machine, Name> };
  /** The draft is added to it; `draft` is here only where something else takes its place. */
  readonly input: Omit<InputFrom<Machine>, 'draft'> & { readonly draft?: DraftOf<Machine> | null };
}

interface DialogParts<Name extends DialogName, Machine extends AnyStateMachine> {
  /** The names of `contracts/domain/dialogAddress` that open this dialog. */
  readonly names: readonly Name[];
  readonly machine: Machine;
  readonly view: DialogView;
  /** Checks the shape of a draft that was kept, perhaps by an older version of the page, and gives what can be used. */
  readonly draftOf: (kept: unknown, address: AddressOf<Name>) => DraftOf<Machine> | null;
  readonly begin: (needs: DialogNeeds<AddressOf<Name>>, draft: DraftOf<Machine> | null) => Beginning<Machine>;
}

/** A chart with every port attached, and what it starts from. */
export interface Begun {
  readonly machine: AnyStateMachine;
  readonly input: object;
}

/** A dialog as the host knows it. */
export interface DialogDefinition {
  readonly names: readonly DialogName[];
  readonly view: DialogView;
  /** `kept` is what was typed before and not sent, from storage, or null. */
  readonly begin: (needs: DialogNeeds, kept: unknown) => Begun;
}

/** Puts together what a dialog consists of. What is missing, or does not fit the chart, does not compile. */
export function defineDialog<const Name extends DialogName, Machine extends AnyStateMachine>({
  names,
  machine,
  view,
  draftOf,
  begin,
}: DialogParts<Name, Machine>): DialogDefinition {
  return {
    names,
    view,
    begin: ({ address, ...needs }, kept) => {
      if (!isNamed(address, names)) throw new Error(`${address.dialog} is none of ${names.join()}`);
      const draft = kept === null ? null : draftOf(kept, address);
      const { actors, input } = begin({ ...needs, address }, draft);
      return { machine: machine.provide({ actors }), input: { draft, ...input } };
    },
  };
}

function isNamed<Name extends DialogName>(
  address: DialogAddress,
  names: readonly Name[],
): address is AddressOf<Name> {
  return names.some((name) => name === address.dialog);
}
