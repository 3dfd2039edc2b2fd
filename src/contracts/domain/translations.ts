/** Path of our server's sentences in a language that it adds: this, the language and `.json`. */
export const TRANSLATIONS_PATH = '/translations/';
