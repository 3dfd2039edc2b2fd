/**
 * Counts what React renders, by the hook of its developer tools. Import this before anything that imports React's
 * renderer.
 */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Flag of React for a component that rendered in this commit. */
const performedWork = 1;

let counting: Map<string, number> | undefined;

function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name;
  if (typeof type !== 'object' || type === null) return '';
  if ('type' in type) return nameOf(type.type);
  return 'render' in type ? nameOf(type.render) : '';
}

function count(fiber: Fiber | null, into: Map<string, number>): void {
  for (let next = fiber; next; next = next.sibling) {
    const name = nameOf(next.type);
    if (name !== '' && (next.flags & performedWork) !== 0) into.set(name, (into.get(name) ?? 0) + 1);
    // A component that did not render keeps its children with their old flags.
    if (next.child !== next.alternate?.child) count(next.child, into);
  }
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) => {
      if (counting) count(root.current, counting);
    },
  },
});

/** Returns how often each component renders during `act`, by its name; others are absent. */
export async function rendersOf(act: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> {
  const seen = new Map<string, number>();
  counting = seen;
  try {
    await act();
  } finally {
    counting = undefined;
  }
  return seen;
}
