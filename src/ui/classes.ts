/** Joins the class names that apply: `classes(styles.button, small && styles.small)`. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
