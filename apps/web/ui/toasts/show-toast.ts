import { useSyncExternalStore } from 'react'

export interface Toast {
  kind: 'success' | 'info' | 'error'
  /** The first line; `detail` stands below it. */
  message: string
  detail?: string
  /** Where the specification fixes a time; otherwise 5 seconds. */
  closeAfterMs?: number
  /** A second toast with the same id replaces the first. */
  id?: string
}

export interface GivenToast extends Toast {
  /** One of its own for each that was given, so that a second one is read out anew. */
  key: number
}

/** Further ones wait until there is room. */
const MOST_SHOWN = 3

let given: readonly GivenToast[] = []
let nextKey = 0
const followers = new Set<() => void>()

function change(next: readonly GivenToast[]): void {
  given = next
  for (const tell of followers) tell()
}

/** Says what just happened. Errors interrupt a screen reader (alert); the rest waits its turn (status). */
export function showToast(toast: Toast): void {
  const others = given.filter(({ id }) => id === undefined || id !== toast.id)
  change([...others, { ...toast, key: nextKey++ }])
}

export function closeToast(closed: number): void {
  change(given.filter(({ key }) => key !== closed))
}

function follow(tell: () => void): () => void {
  followers.add(tell)
  return () => {
    followers.delete(tell)
    // From one area to another they stay in sight; whoever logs in next has never asked for them.
    queueMicrotask(() => {
      if (followers.size === 0) given = []
    })
  }
}

const read = () => given

/** Those that are to be seen now, the oldest first. */
export function useToasts(): readonly GivenToast[] {
  return useSyncExternalStore(follow, read, read).slice(0, MOST_SHOWN)
}
