import type { DeskAction } from '../../../../src/extensions/deskPages/contract/desk';
import { TicketResolution } from '../../../../src/contracts/wire/enumerations';
import type { DeskTicketDetail } from '../../../../src/contracts/wire/desk';
import { html, type Markup } from '../../../platform/http/html';
import type { Say } from '../../../platform/text/sentences';
import { DESK_LINK_PATH } from './paths';

/** Text that the person has typed so far. */
export interface Written {
  readonly comment?: string | undefined;
  readonly resolution?: string | undefined;
}

interface StepForm {
  readonly t: Say;
  readonly ticket: DeskTicketDetail;
  readonly action: DeskAction;
  /** Token of the form. */
  readonly token: string;
  readonly written: Written;
  /** Message: the fault in the text. */
  readonly fault?: string | undefined;
}

const LONGEST = 10_000;

/** Renders a step with all its inputs, and the one button that takes it. */
export function stepForm({ t, ticket, action, token, written, fault }: StepForm): Markup {
  const label = t(`desk.step.${action}`);
  return html`<form method="post" action="${DESK_LINK_PATH}" aria-labelledby="step" novalidate>
    <h3 id="step">${label}</h3>
    <input type="hidden" name="token" value="${token}" />
    <input type="hidden" name="action" value="${action}" />
    <input type="hidden" name="revision" value="${ticket.revision}" />
    ${fieldOf(t, ticket, action, written, fault)}
    <p class="actions"><button class="button primary">${label}</button></p>
  </form>`;
}

function fieldOf(
  t: Say,
  ticket: DeskTicketDetail,
  action: DeskAction,
  { comment = '', resolution = ticket.change ? 'done' : 'resolved' }: Written,
  fault: string | undefined,
): Markup | false {
  if (action === 'resolve')
    return html`<div class="field wide">
      <label for="resolution">${t('desk.form.resolution')}</label>
      ${ticket.change && html`<p class="hint" id="hint">${t('desk.form.resolution.hint')}</p>`}
      <select id="resolution" name="resolution" ${ticket.change && html`aria-describedby="hint"`}>
        ${TicketResolution.enum.map(
          (value) =>
            html`<option value="${value}" ${value === resolution && html`selected`}>
              ${t(`ticket.resolution.${value}`)}
            </option>`,
        )}
      </select>
    </div>`;
  if (action !== 'ask' && action !== 'reject' && action !== 'withdraw') return false;
  return html`<div class="field wide">
    <label for="comment">${t(`desk.form.${action}`)}</label>
    <p class="hint" id="hint">${t(`desk.form.${action}.hint`)}</p>
    ${fault !== undefined && html`<p class="fault" id="fault">${t(fault)}</p>`}
    <textarea
      class="input"
      id="comment"
      name="comment"
      rows="5"
      maxlength="${LONGEST}"
      aria-describedby="${fault === undefined ? 'hint' : 'hint fault'}"
      ${fault !== undefined && html`aria-invalid="true"`}
    >
${comment}</textarea>
  </div>`;
}
