import { fromAllowlist } from './allowlist';
import { fromDashboard, type DashboardSource } from './dashboard';
import { fromMetadata, type MetadataSource } from './metadata';

export type StateSource =
  | ({ readonly kind: 'dashboard' } & DashboardSource)
  | { readonly kind: 'allowlist'; readonly path: string }
  | ({ readonly kind: 'metadata' } & MetadataSource);

/** Makes the records of a state file from another source; `note` receives notes for the operator. Throws Refusal. */
export function recordsFrom(source: StateSource, note: (sentence: string) => void): AsyncGenerator<object> {
  switch (source.kind) {
    case 'dashboard':
      return fromDashboard(source, note);
    case 'allowlist':
      return fromAllowlist(source.path, note);
    case 'metadata':
      return fromMetadata(source, note);
  }
}
