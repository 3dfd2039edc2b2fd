/** One text in the languages that the invented provider bothered to write. */
export interface Text {
  readonly en: string;
  readonly nl: string;
  readonly pt?: string;
}

/** What services of one type are called, do and ask for; `{name}` stands for the service. */
export interface Subject {
  readonly type: Required<Text>;
  readonly products: readonly string[];
  readonly purposes: readonly Text[];
  readonly details: readonly Text[];
  readonly keywords: Text;
  /** Short names of attributes (attributes.ts) that such services like to ask for. */
  readonly attributes: readonly string[];
}
