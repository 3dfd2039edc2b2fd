/** Returns what somebody wrote, without blanks around it. */
export function writtenText(text = ''): string {
  return text.trim();
}
