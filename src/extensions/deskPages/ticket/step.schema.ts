import { object, string, type ObjectSchema } from 'yup';
import { isPlain, type DeskAction, type DeskStep } from '../contract/desk';
import type { DeskTicketDetail } from '../../../contracts/wire/desk';
import type { TicketResolution } from '../../../contracts/wire/enumerations';
import { resolutionMessages } from '../../../i18n/messages/ticketMessages';

/** Content of a step's form; each action uses a part of it. */
export interface StepValues {
  comment: string;
  resolution: string;
}

const LONGEST = 10_000;
const comment = string().defined().trim().max(LONGEST, 'desk.form.long');

/** Returns the rules of a step's form. A question and a refusal need words; a remark does not. */
export function schemaFor(action: DeskAction): ObjectSchema<StepValues> {
  const isNeeded = action === 'ask' || action === 'reject';
  return object({
    comment: isNeeded ? comment.min(1, 'desk.form.empty') : comment,
    resolution: string().defined(),
  });
}

export const resolutions = Object.keys(resolutionMessages).filter(
  (name): name is TicketResolution => name in resolutionMessages,
);

/** Returns what distinguishes the forms of two steps, for the place of the draft. */
export function stepAbout({ jiraKey }: Pick<DeskTicketDetail, 'jiraKey'>, action: DeskAction): string {
  return `${jiraKey}:${action}`;
}

/** Returns the step that the form describes. */
export function stepOf(action: DeskAction, values: StepValues): DeskStep {
  if (isPlain(action)) return { action };
  if (action !== 'resolve') return { action, comment: values.comment.trim() };
  return { action, resolution: resolutions.find((name) => name === values.resolution) ?? 'done' };
}
