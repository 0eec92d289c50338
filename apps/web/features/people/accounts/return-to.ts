/** Where a visitor wanted to go when they were sent to log in; only pages of the product count. */
export function returnTo(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' &&
    /^\/(auth\/(?!login)|app\/chat\/|(admin|organiser)([/?#]|$)|(invitation|organisation-invitation|conversation)$)/.test(
      from,
    )
    ? from
    : undefined
}
