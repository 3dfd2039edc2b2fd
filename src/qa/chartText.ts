import type { IntlShape } from 'react-intl';
import type { ChartState, StateKind, Trigger } from './chart/chart';
import type { MarkName } from './marks';

/** Words for charts in the chosen language. */
export interface ChartText {
  /** Returns the kind of a state in one word. */
  readonly kind: (kind: StateKind | 'machine') => string;
  readonly kindMeaning: (kind: StateKind) => string;
  readonly mark: (mark: MarkName) => string;
  /** Returns the heading of a state as people see it, with the names of its values in braces; '' for ends. */
  readonly title: (id: ChartState['title']) => string;
  readonly trigger: (trigger: Trigger, name: string) => string;
  /** Returns the name of a machine as `MachineName` shows it, as plain text. */
  readonly machine: (id: string) => string;
  readonly counts: (counts: { readonly states: number; readonly transitions: number }) => string;
}

export function textsOf(intl: IntlShape): ChartText {
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

/** Titles may name values of the context, which are not known here. */
const named = { service: '{service}', name: '{name}' };
