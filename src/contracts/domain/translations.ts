/** Where a server of ours hands out the sentences of a language that it adds: this, the language and `.json`. */
export const TRANSLATIONS_PATH = '/translations/';
