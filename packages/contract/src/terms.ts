/**
 * The day the Terms of Use were last revised: shown on their page, and recorded with each account
 * that agrees to them. Move it with every change of the texts in apps/web/pages/public/legal.
 */
export const TERMS_VERSION = '2026-11-20'

/** The day the Privacy Policy was last revised (specification 2, section 2). */
export const PRIVACY_VERSION = '2023-06-20'
