import { lazy } from 'react'

const AGAIN_MS = 5000

/**
 * A part that its page can do without, loaded on its own. Nobody may lose a page, and what was
 * typed there, because it could not be fetched: it is tried again until it comes.
 */
export const optionalPart: typeof lazy = (load) => lazy(() => fetched(load))

async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}
