/**
 * Joins the class names that apply, `classes(styles.button, small && styles.small)`; undefined if none does.
 */
export function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
