import { Type } from 'typebox';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';
import { USUAL_CONNECTIONS } from './connections';

const DemonstrationSettings = Type.Object({
  SEED_SERVICES: Type.Integer({
    forDevelopment: true,
    default: 400,
    minimum: 1,
    maximum: 100_000,
    description: 'services of the demonstration federation',
  }),
  SEED_INSTITUTIONS: Type.Integer({
    forDevelopment: true,
    default: 40,
    minimum: 1,
    maximum: 10_000,
    description: 'institutions of the demonstration federation',
  }),
  SEED_CONNECTIONS: Type.Integer({
    forDevelopment: true,
    default: USUAL_CONNECTIONS,
    minimum: 1,
    maximum: 10_000,
    description: 'services that an institution of the demonstration federation is connected to at most',
  }),
});

/** Reads the settings of the demonstration federation. */
export function readDemonstration(settings: Settings): Pick<Config, 'seed'> {
  const {
    SEED_SERVICES: services,
    SEED_INSTITUTIONS: institutions,
    SEED_CONNECTIONS: mostConnections,
  } = settings.read(DemonstrationSettings);
  return { seed: { services, institutions, mostConnections } };
}

declare module '../../platform/config/config' {
  interface Config {
    /** Size of the demonstration federation. Tests and measurements change it. */
    readonly seed: {
      readonly services: number;
      readonly institutions: number;
      /** Most services that an institution is connected to. */
      readonly mostConnections: number;
    };
  }
}
