/** Escapes text for Markdown. */
export function plain(text: string): string {
  return text.replaceAll(/[\\`*_<>[\]]/g, String.raw`\$&`);
}

/** Returns text as Markdown code, even if it contains backticks. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
