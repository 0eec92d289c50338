import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []
const followers = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const tell of followers) tell()
}

/** Whatever a modal dialog lies over is neither read out nor pressed; gives back what says that it closed. */
export function markOpen(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((each) => each !== dialog))
}

function follow(tell: () => void): () => void {
  followers.add(tell)
  return () => followers.delete(tell)
}

const read = () => open

/** The modal dialogs that are open, the topmost last. */
export const useOpenDialogs = (): readonly HTMLDialogElement[] =>
  useSyncExternalStore(follow, read, read)
