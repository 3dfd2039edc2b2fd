import type { AnyStateMachine, InputFrom } from 'xstate';
import type { DialogAddress } from '../../contracts/domain/dialogAddress';
import type { InvokedLogic, InvokedName } from '../../machines/kit/scenario';
import type { DialogNeeds } from './dialogNeeds';

/** The person types this into a dialog with this chart; it is never where nothing is typed. */
type DraftOf<Machine> =
  InputFrom<Machine> extends { readonly draft: infer Draft } ? NonNullable<Draft> : never;

interface Beginning<Machine> {
  /** Each port has an implementation here, and each machine that is invoked comes with its ports attached. */
  readonly actors: { readonly [Name in InvokedName<Machine>]: InvokedLogic<Machine, Name> };
  /** The draft is added to it; `draft` is here only where something else takes its place. */
  readonly input: Omit<InputFrom<Machine>, 'draft'> & { readonly draft?: DraftOf<Machine> | null };
}

interface Ports<Machine extends AnyStateMachine, Address extends DialogAddress> {
  readonly machine: Machine;
  /** Checks the shape of a draft that was kept, perhaps by an older version of the page, and gives what can be used. */
  readonly draftOf: (kept: unknown, address: Address) => DraftOf<Machine> | null;
  readonly begin: (needs: DialogNeeds<Address>, draft: DraftOf<Machine> | null) => Beginning<Machine>;
}

/** Every port of this chart is attached, and `input` is what it starts from. */
export interface Begun {
  readonly machine: AnyStateMachine;
  readonly input: object;
}

/** This begins a dialog. `kept` is what was typed before and not sent, from storage, or null. */
export type Begin<Address extends DialogAddress = DialogAddress> = (
  needs: DialogNeeds<Address>,
  kept: unknown,
) => Begun;

/** Attaches its ports to the chart of a dialog. What is missing, or does not fit the chart, does not compile. */
export function definePorts<Machine extends AnyStateMachine, Address extends DialogAddress>({
  machine,
  draftOf,
  begin,
}: Ports<Machine, Address>): Begin<Address> {
  return (needs, kept) => {
    const draft = kept === null ? null : draftOf(kept, needs.address);
    const { actors, input } = begin(needs, draft);
    return { machine: machine.provide({ actors }), input: { draft, ...input } };
  };
}
