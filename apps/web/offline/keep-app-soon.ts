/** First what is on the screen. */
const QUIET_MS = 3000

/** Once a page has settled, keeps the app on this device, so that it opens without a connection. */
export function keepAppSoon(): () => void {
  const begin = async () => (await import('./keep-app.ts')).keepApp()
  const timer = setTimeout(
    () => void begin().catch((error: unknown) => console.error('The app is not kept', error)),
    QUIET_MS,
  )
  return () => clearTimeout(timer)
}
