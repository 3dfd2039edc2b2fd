import type { IntlShape } from 'react-intl';
import type { ChartState, StateKind, Trigger } from './chart/chart';
import type { MarkName } from './marks';

/** What the visualiser says about charts, in the chosen language. */
export interface Words {
  /** Names the kind in one word. */
  readonly kind: (kind: StateKind | 'machine') => string;
  readonly kindMeaning: (kind: StateKind) => string;
  readonly mark: (mark: MarkName) => string;
  /** Heading of a state as the person sees it; what it names stands in braces. Empty for ends. */
  readonly title: (id: ChartState['title']) => string;
  readonly trigger: (trigger: Trigger, name: string) => string;
  /** Names a machine as `MachineName` does, where there is room for plain text only. */
  readonly machine: (id: string) => string;
  readonly counts: (counts: { readonly states: number; readonly transitions: number }) => string;
}

export function wordsOf(intl: IntlShape): Words {
  return {
    kind: (kind) => intl.formatMessage({ id: `qa.kind.${kind}` }),
    kindMeaning: (kind) => intl.formatMessage({ id: `qa.kindMeaning.${kind}` }),
    mark: (mark) => intl.formatMessage({ id: `qa.mark.${mark}` }),
    title: (id) => (id === '' ? '' : intl.formatMessage({ id }, named)),
    trigger: (trigger, name) => intl.formatMessage({ id: `qa.trigger.${trigger}` }, { name }),
    machine: (machine) =>
      intl.formatMessage(
        { id: 'qa.machine.named' },
        { machine, title: intl.formatMessage({ id: `qa.name.${machine}` }) },
      ),
    counts: (counts) => intl.formatMessage({ id: 'qa.counts' }, counts),
  };
}

/** Titles name what the context holds; here it is nobody's in particular. */
const named = { service: '{service}', name: '{name}' };
