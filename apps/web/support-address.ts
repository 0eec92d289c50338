/** Where people write to for help; a setting at build time, `PRODUCT_SUPPORT_EMAIL`. */
export const supportAddress: string =
  import.meta.env.PRODUCT_SUPPORT_EMAIL ?? 'support@laurel.example'

/** A phone line, at build time `PRODUCT_SUPPORT_PHONE`; empty: there is none to show. */
export const supportPhone: string = (import.meta.env.PRODUCT_SUPPORT_PHONE ?? '').trim()

/** The lines of `PRODUCT_POSTAL_ADDRESS`, which semicolons part; none: there is none to show. */
export const postalAddress: readonly string[] = (import.meta.env.PRODUCT_POSTAL_ADDRESS ?? '')
  .split(';')
  .map((line: string) => line.trim())
  .filter((line: string) => line !== '')

/** Specification 2, section 9. */
export const supportHours = 'Mon-Fri, 11 a.m. to 6 p.m. EST'
