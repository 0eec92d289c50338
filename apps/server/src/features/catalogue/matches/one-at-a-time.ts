/**
 * Runs a task one call at a time. Whoever calls gets a run that began after the call; all who call
 * during one run share the next.
 */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const begin = () => {
    next = undefined
    const run = task().finally(() => {
      // The one that follows has its place already.
      if (!next) running = undefined
    })
    running = run
    return run
  }
  return () => {
    if (!running) return begin()
    next ??= running.then(begin, begin)
    return next
  }
}
