/** The demo accounts' own; nobody can have mail there (RFC 2606). */
const DEMO_DOMAIN = '@laurel.example'

/**
 * Whether an address may sign in here. Everybody knows the demo password, so a database that was
 * tried out on loopback and is served to others later has no demo accounts for them.
 */
export const canLogIn = (email: string, { isLoopback }: { isLoopback: boolean }): boolean =>
  isLoopback || !email.endsWith(DEMO_DOMAIN)
