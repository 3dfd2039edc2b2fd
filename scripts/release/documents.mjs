/** The documents of a release: what operators read, without what is about the source. */

const FOR_DEVELOPERS =
  /^docs\/((CONTRIBUTING|ARCHITECTURE|REQUIREMENTS|WIRE|VISUALISER|extensions\/REQUIREMENTS)\.md$|(decisions|machines)(\/|$))/;
/** Sections of the README. */
const SECTIONS_FOR_DEVELOPERS = /^## (Try it|See every flow|For developers)\n/;

/** Tells whether a file or folder, by its path in the project, is part of a release. */
export const isForOperators = (file) => !FOR_DEVELOPERS.test(file);

/** Returns the README without the sections for developers. */
export const readmeForOperators = (text) =>
  text
    .split(/^(?=## )/m)
    .filter((section) => !SECTIONS_FOR_DEVELOPERS.test(section))
    .join('');
