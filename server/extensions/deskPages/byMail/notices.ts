import { othersStatusMessages } from '../../../../src/contracts/domain/tickets/ticketStatusMessages';
import type { DeskAction } from '../../../../src/extensions/deskPages/contract/desk';
import type { DeskTicketDetail } from '../../../../src/contracts/wire/desk';
import type { Pressed } from './pressed';
import type { Notice } from './ticketPage';
import type { TicketTexts } from './ticketTexts';

/** Returns the notice about the outcome of a step; no typed text is lost. */
export function noticeOf(texts: TicketTexts, action: DeskAction, pressed: Pressed, comment: string): Notice {
  const { t } = texts;
  const { ticket } = pressed;
  // If the step is still possible, its form has the typed text.
  const lost = comment !== '' && !ticket.possible.includes(action);
  const lostComment = lost ? [`${t('desk.kept')}\n${comment}`] : [];
  switch (pressed.kind) {
    case 'done': {
      const made = action === 'resolve' && ticket.resolution === 'done' && ticket.change;
      const title = t(`desk.taken.${made ? 'done' : action}`, { key: ticket.jiraKey });
      return { tone: 'success', title, paragraphs: [] };
    }
    case 'already': {
      const { event } = pressed;
      return { tone: 'info', title: t('page.link.already'), paragraphs: [eventLine(texts, event)] };
    }
    case 'moved': {
      const { status } = ticket;
      const moved = t('desk.moved.text', { status: t(othersStatusMessages[status]) });
      return { tone: 'warning', title: t('desk.moved'), paragraphs: [moved, ...lostComment] };
    }
    case 'refused': {
      const { reason, other } = pressed;
      const text = {
        higherLevel: t('desk.refused.higherLevel'),
        openTicket: t('desk.refused.openTicket', { key: other }),
        contactChanged: t('page.link.gone'),
        gone: t('page.link.gone'),
      }[reason];
      return { tone: 'warning', title: t('desk.refused'), paragraphs: [text, ...lostComment] };
    }
  }
}

/** Returns the notice that a step in a mail is no longer possible, and the last event. */
export function notAnyMore(texts: TicketTexts, { status, events }: DeskTicketDetail): Notice {
  const { t } = texts;
  const latest = events.at(-1);
  return {
    tone: 'info',
    title: t('desk.form.gone'),
    paragraphs: [
      t('page.link.now', { status: t(othersStatusMessages[status]) }),
      ...(latest ? [eventLine(texts, latest)] : []),
    ],
  };
}

function eventLine({ t, time, event }: TicketTexts, about: DeskTicketDetail['events'][number]): string {
  return t('page.link.event', { what: event(about), time: time(about.at) });
}
