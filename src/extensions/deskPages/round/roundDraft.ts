import { string, type ObjectSchema } from 'yup';
import { deskActions, type DeskAction } from '../contract/desk';
import type { TicketAt } from '../deskRound/deskRound.machine';
import { schemaFor, type StepValues } from '../ticket/step.schema';

/** Content of a round's form: its texts, and the tickets they are for, since ticks do not survive a login. */
interface RoundValues extends StepValues {
  picked: string;
}

interface Picked {
  readonly action: DeskAction;
  readonly tickets: readonly TicketAt[];
}

/** Distinguishes this form from those of single tickets. */
export const ROUND = 'round';

export function roundSchema(action: DeskAction): ObjectSchema<RoundValues> {
  return schemaFor(action).shape({ picked: string().defined() });
}

export function untouched(picked: Picked): RoundValues {
  return { comment: '', resolution: 'done', picked: JSON.stringify(picked) };
}

/** Reads what `untouched` has written into a draft; undefined for anything else. */
export function pickedIn(draft: unknown): Picked | undefined {
  const { values } = (draft ?? {}) as { readonly values?: Partial<RoundValues> };
  try {
    const { action, tickets } = JSON.parse(values?.picked ?? '') as Partial<Picked>;
    const known = deskActions.find((one) => one === action);
    return known && Array.isArray(tickets) && tickets.length > 0 && tickets.every(isTicketAt)
      ? { action: known, tickets }
      : undefined;
  } catch {
    return undefined;
  }
}

function isTicketAt(value: unknown): value is TicketAt {
  const { key, revision } = (value ?? {}) as Partial<TicketAt>;
  return typeof key === 'string' && typeof revision === 'number';
}
