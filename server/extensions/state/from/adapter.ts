/** Makes the records of a file of state from something else; `note` is told what an operator has to know, a sentence each. */
export type Adapter<Source> = (source: Source, note: (sentence: string) => void) => AsyncGenerator<object>;
