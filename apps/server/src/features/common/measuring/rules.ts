/** How long single views of pages are kept: docs/LEGAL.md. */
export const RAW_DAYS = 30

/** Pages that make an account, as the list of routes writes them. */
export const SIGN_UP_PAGES = ['/signup', '/register', '/conversation', '/organiser/start']
