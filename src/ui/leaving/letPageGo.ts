const goings = new Set<object>();

/**
 * The person has agreed that the page goes, so the browser need not ask. The function that is given back revokes that, for
 * a page that is still here.
 */
export function letPageGo(): () => void {
  const going = {};
  goings.add(going);
  return () => void goings.delete(going);
}

export function isPageLetGo(): boolean {
  return goings.size > 0;
}
