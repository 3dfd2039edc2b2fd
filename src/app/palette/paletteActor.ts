import type { ActorRefFrom } from 'xstate';
import type { paletteMachine } from '../../machines/pages/palette/palette.machine';

export type PaletteActor = ActorRefFrom<typeof paletteMachine>;
