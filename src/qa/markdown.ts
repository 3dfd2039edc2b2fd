/** Returns text in which nothing means anything to Markdown. */
export function plain(text: string): string {
  return text.replaceAll(/[\\`*_<>[\]]/g, String.raw`\$&`);
}

/** Returns text as code, whatever stands in it. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
