/** Returns the type of an event as picture and outline write it: `done admission`, `error fileTicket`, `after noAnswer`. */
export function eventName(type: string): string {
  const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(type) ?? [];
  if (kind === undefined) return type;
  const [word = ''] = kind.split('.');
  return `${word} ${name}`;
}
