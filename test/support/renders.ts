/**
 * Counts what React renders, through the hook that its developer tools use. To be imported before anything that brings
 * React's renderer.
 */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** React's mark on a component that did its work in this commit. */
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
    // What bailed out keeps its children, with the marks of the last time.
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

/** Returns how often each component was rendered meanwhile, by its name; those that were not are absent. */
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
