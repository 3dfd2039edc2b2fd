import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { Named } from '../../contracts/domain/person/person';
import type { StateName } from '../../machines/kit/scenario';
import type { SecondWayView } from './dialogFrame';

export interface PanelProps<Machine extends AnyStateMachine> {
  readonly actor: ActorRefFrom<Machine>;
}

/**
 * One panel for each state; null if the state shows nothing, because it passes at once or an invoked machine
 * shows.
 */
export type Panels<Machine extends AnyStateMachine> = Readonly<
  Record<StateName<Machine>, ((props: PanelProps<Machine>) => ReactNode) | null>
>;

/** Panels of any machine, by state; the host gives each panel the actor that it was made for. */
export type AnyPanels = Readonly<Record<string, ((props: { readonly actor: never }) => ReactNode) | null>>;

/** A dialog as the host shows it. */
export interface DialogView {
  /** Panels by machine id: the dialog's own machine and all that it invokes. */
  readonly panels: Readonly<Record<string, AnyPanels>>;
  /**
   * The names in titles and in the line below, from the contexts of the dialog's machine and of the active
   * ones in it, in the language of the page.
   */
  readonly names: (contexts: readonly unknown[], nameOf: (named: Named) => string) => DialogNames;
  /** Panels that need room, as `machine.state`. */
  readonly wide: readonly string[];
  readonly secondWay?: SecondWayView | undefined;
}

export interface DialogNames {
  readonly service: string;
  readonly institution: string;
}
