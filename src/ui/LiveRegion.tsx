import type { ReactNode } from 'react';

/** Says what changed to people who do not see it. It stays mounted; only its content changes. */
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
