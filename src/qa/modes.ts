import { lazy, type ComponentType } from 'react';
import type { Mode } from '../machines/visualiser/visualiser.types';
import type { ModeProps } from './modeProps';

/** The modes, each loaded when it is first shown. */
export const modes: Readonly<Record<Mode, ComponentType<ModeProps>>> = {
  map: lazy(async () => ({ default: (await import('./map/MapMode')).MapMode })),
  simulate: lazy(async () => ({ default: (await import('./simulate/SimulateMode')).SimulateMode })),
  preview: lazy(async () => ({ default: (await import('./preview/PreviewMode')).PreviewMode })),
  live: lazy(async () => ({ default: (await import('./live/LiveMode')).LiveMode })),
  coverage: lazy(async () => ({ default: (await import('./coverage/CoverageMode')).CoverageMode })),
};
