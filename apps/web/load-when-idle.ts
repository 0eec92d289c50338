/** Where a browser does not tell when it is idle, a moment later. */
const SOON_MS = 200

const untilIdle = () =>
  new Promise<void>((goOn) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => goOn())
    else setTimeout(goOn, SOON_MS)
  })

/**
 * Loads what will be needed soon, one part after the other, each once the browser has nothing else
 * to do. What fails is left to whoever needs it. Gives what keeps the next part from being loaded.
 */
export function loadWhenIdle(parts: readonly (() => Promise<unknown>)[]): () => void {
  let isStopped = false
  const load = async () => {
    for (const part of parts) {
      await untilIdle()
      if (isStopped) return
      await part()
    }
  }
  load().catch(() => undefined)
  return () => {
    isStopped = true
  }
}
