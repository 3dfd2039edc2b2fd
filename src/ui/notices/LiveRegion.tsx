import type { ReactNode } from 'react';

/** Announces changes to screen readers. The element stays mounted; only its content changes. */
export function LiveRegion({
  children,
  assertive = false,
}: {
  readonly children: ReactNode;
  readonly assertive?: boolean;
}) {
  return (
    <div className="visually-hidden" role={assertive ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
