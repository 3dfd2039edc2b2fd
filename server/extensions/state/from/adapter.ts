/** Makes the records of a state file from another source; `note` receives notes for the operator, a sentence each. */
export type Adapter<Source> = (source: Source, note: (sentence: string) => void) => AsyncGenerator<object>;
