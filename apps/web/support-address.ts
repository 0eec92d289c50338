/** Where people write to for help; a setting at build time, `PRODUCT_SUPPORT_EMAIL`. */
export const supportAddress: string =
  import.meta.env.PRODUCT_SUPPORT_EMAIL ?? 'support@laurel.example'
