/** What is kept on the way to an account and back. */
export interface ComeBack {
  from: string
  /** An invitation to be a student's parent was followed. */
  isParent?: boolean
}

/** Whether a visitor who signs up comes as a parent. */
export const comesAsParent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isParent' in state && state.isParent === true

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
