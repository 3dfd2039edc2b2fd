import type { StateName } from '../../machines/kit/scenario';
import type { sessionEndMachine } from '../../machines/sessionEnd/sessionEnd.machine';
import type { BannerTone } from '../../ui/notices/Banner';

export interface Notice {
  readonly tone: BannerTone;
  readonly titleId: string;
  /** Id of the text; its value `minutes` is the time left, rounded down. */
  readonly textId: string;
  readonly offers: 'renewal' | 'nothingYet' | 'login';
}

const warning: Notice = {
  tone: 'warning',
  titleId: 'sessionEnd.warning.title',
  textId: 'sessionEnd.warning.text',
  offers: 'renewal',
};

/** The text of each state; one element shows them all, so that its button keeps the focus. */
export const notices: Readonly<Record<StateName<typeof sessionEndMachine>, Notice | null>> = {
  asking: null,
  sorting: null,
  unasked: null,
  lasting: null,
  warning,
  renewing: { ...warning, textId: 'sessionEnd.renewing.text', offers: 'nothingYet' },
  notRenewed: {
    tone: 'error',
    titleId: 'sessionEnd.notRenewed.title',
    textId: 'sessionEnd.notRenewed.text',
    offers: 'renewal',
  },
  lastMinutes: {
    tone: 'warning',
    titleId: 'sessionEnd.lastMinutes.title',
    textId: 'sessionEnd.lastMinutes.text',
    offers: 'login',
  },
  over: null,
};
