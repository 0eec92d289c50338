/** Given to a navigation: what the page it leads to says first. */
export const saying = (words: string) => ({ arrival: words })

export function arrivalOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('arrival' in state)) return undefined
  return typeof state.arrival === 'string' ? state.arrival : undefined
}
