import type { DialogNames } from '../frame/panels';

interface Known {
  readonly subject?: { readonly name: string } | null;
  readonly institution?: { readonly name: string };
}

/** Service and institution, as far as the machines at work know them. */
export function requestNames(contexts: readonly unknown[]): DialogNames {
  const known = contexts.map((context) => context as Known);
  return {
    service: known.find(({ subject }) => subject)?.subject?.name ?? '',
    institution: known.find(({ institution }) => institution)?.institution?.name ?? '',
  };
}
