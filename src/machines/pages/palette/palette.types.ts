import type { Failure } from '../../../contracts/domain/failure';
import type { StateMeta, StateTag } from '../../kit/meta';

/** An action on this page, without an address. */
export type Deed =
  'showKeys' | 'setLanguage' | 'setTheme' | 'switchInstitution' | 'exit' | 'logOut' | 'logIn';

/** The effect of a line: it leads to an address of ours, or does something. */
export type Way =
  | { readonly kind: 'place'; readonly to: string }
  /** `value`: which language, theme or institution. */
  | { readonly kind: 'deed'; readonly deed: Deed; readonly value?: string };

export interface PaletteInput {
  /** The services are there already. */
  readonly known: boolean;
}

export interface PaletteContext extends PaletteInput {
  /** The line that was chosen; null: none yet. */
  readonly chosen: Way | null;
  /** The services did not come for this reason. */
  readonly failure: Failure | null;
}

export type PaletteEvent =
  { type: 'line.picked'; chosen: Way } | { type: 'retry.requested' } | { type: 'dismissal.requested' };

export interface PaletteTypes {
  input: PaletteInput;
  context: PaletteContext;
  events: PaletteEvent;
  /** Null: nothing was chosen. */
  output: Way | null;
  meta: StateMeta;
  tags: StateTag;
}
