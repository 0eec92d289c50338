import { getPriority, setPriority } from 'node:os'

/** Behind everything that a person waits for. */
const LOW_PRIORITY = 10

/** Lets the threads of whoever waits go first. Called by a thread, for itself. */
export function stepBack(): void {
  // Linux counts a thread as a process of its own here; elsewhere this would be the whole server.
  if (process.platform !== 'linux') return
  // Where all of it runs behind others, nobody may come forward.
  if (getPriority() < LOW_PRIORITY) setPriority(LOW_PRIORITY)
}
