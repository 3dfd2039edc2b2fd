/**
 * Returns the name of a control on the page: the legends of the groups around it, from the outermost, then
 * its label; '' if it has none.
 */
export function controlName(control: Element | null): string {
  const names: string[] = [];
  const labels =
    control && 'labels' in control ? (control.labels as NodeListOf<HTMLLabelElement> | null) : null;
  if (labels?.[0]) names.unshift(textOf(labels[0]));
  for (let group = groupOf(control); group; group = groupOf(group)) {
    const legend = [...group.children].find(({ tagName }) => tagName === 'LEGEND');
    if (legend) names.unshift(textOf(legend));
  }
  return names.filter(Boolean).join(', ');
}

function groupOf(element: Element | null): Element | null {
  return element?.parentElement?.closest('fieldset') ?? null;
}

function textOf({ textContent }: Element): string {
  return (textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
