const AMERICAN = /^\+?1(\d{3})(\d{3})(\d{4})$/

/** "(512) 555-0100" of an American number; others stay as they were given. */
export function phoneWords(phone: string): string {
  const [, area, office, line] = AMERICAN.exec(phone.replaceAll(/[\s().-]/g, '')) ?? []
  return area === undefined ? phone : `(${area}) ${office}-${line}`
}
