/** Returns the writing direction of a language; pages get it from `src/ui/base.css`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^(ar|dv|fa|he|ps|sd|ug|ur|yi)$/.test(language) ? 'rtl' : 'ltr';
}
