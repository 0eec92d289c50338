import type { WritingTimeouts } from '../../read-ai-settings.ts'

/** Says when to give up a text, and ends what works on it. */
export interface Deadlines {
  signal: AbortSignal
  /** Why it was ended; undefined while it is not. */
  ended(): 'stopped' | 'timeout' | undefined
  /** A try begins: it has until the first piece. */
  begin(): void
  /** Until the next try only the time in all runs on. */
  pause(): void
  /** Something came: it has until the next. */
  hear(): void
  /** Ends whatever still works on it, and forgets the timers. */
  close(): void
}

export function openDeadlines(timeouts: WritingTimeouts, caller?: AbortSignal): Deadlines {
  const work = new AbortController()
  let ended: 'stopped' | 'timeout' | undefined
  const end = (why: 'stopped' | 'timeout') => {
    ended ??= why
    work.abort()
  }
  const late = () => end('timeout')
  const stop = () => end('stopped')
  const total = setTimeout(late, timeouts.totalMs)
  let first: NodeJS.Timeout | undefined
  let next: NodeJS.Timeout | undefined
  const clear = () => {
    clearTimeout(first)
    clearTimeout(next)
    next = undefined
  }
  if (caller?.aborted) stop()
  caller?.addEventListener('abort', stop)
  return {
    signal: work.signal,
    ended: () => ended,
    pause: clear,
    begin() {
      first = setTimeout(late, timeouts.firstPieceMs)
    },
    hear() {
      clearTimeout(first)
      if (next) next.refresh()
      else next = setTimeout(late, timeouts.nextPieceMs)
    },
    close() {
      clear()
      clearTimeout(total)
      caller?.removeEventListener('abort', stop)
      work.abort()
    },
  }
}
