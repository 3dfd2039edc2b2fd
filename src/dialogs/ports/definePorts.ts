import type { AnyStateMachine, InputFrom } from 'xstate';
import type { DialogAddress } from '../../contracts/domain/dialogAddress';
import type { InvokedLogic, InvokedName } from '../../machines/kit/scenario';
import type { DialogNeeds } from './dialogNeeds';

/** The draft of a dialog with this chart; `never` if there is nothing to type. */
type DraftOf<Machine> =
  InputFrom<Machine> extends { readonly draft: infer Draft } ? NonNullable<Draft> : never;

interface Beginning<Machine> {
  /** Each port has an implementation here, and each machine that is invoked comes with its ports attached. */
  readonly actors: { readonly [Name in InvokedName<Machine>]: InvokedLogic<Machine, Name> };
  /** The draft is added to the input; `draft` is only for a replacement. */
  readonly input: Omit<InputFrom<Machine>, 'draft'> & { readonly draft?: DraftOf<Machine> | null };
}

interface Ports<Machine extends AnyStateMachine, Address extends DialogAddress> {
  readonly machine: Machine;
  /**
   * Checks the shape of a kept draft, perhaps from an older version of the page, and returns its usable part.
   */
  readonly draftOf: (storedDraft: unknown, address: Address) => DraftOf<Machine> | null;
  readonly start: (needs: DialogNeeds<Address>, draft: DraftOf<Machine> | null) => Beginning<Machine>;
}

/** Every port of this chart is attached, and `input` is what it starts from. */
export interface StartedDialog {
  readonly machine: AnyStateMachine;
  readonly input: object;
}

/** Starts a dialog. `kept` is the stored draft that was typed and not sent, or null. */
export type StartDialog<Address extends DialogAddress = DialogAddress> = (
  needs: DialogNeeds<Address>,
  storedDraft: unknown,
) => StartedDialog;

/** Attaches its ports to the chart of a dialog. What is missing, or does not fit the chart, does not compile. */
export function definePorts<Machine extends AnyStateMachine, Address extends DialogAddress>({
  machine,
  draftOf,
  start,
}: Ports<Machine, Address>): StartDialog<Address> {
  return (needs, storedDraft) => {
    const draft = storedDraft === null ? null : draftOf(storedDraft, needs.address);
    const { actors, input } = start(needs, draft);
    return { machine: machine.provide({ actors }), input: { draft, ...input } };
  };
}
