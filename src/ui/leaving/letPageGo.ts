const goings = new Set<object>();

/**
 * Lets the page go without a question of the browser, because the person has agreed. Returns a function that revokes
 * this where the page stays after all.
 */
export function letPageGo(): () => void {
  const going = {};
  goings.add(going);
  return () => void goings.delete(going);
}

export function isPageLetGo(): boolean {
  return goings.size > 0;
}
