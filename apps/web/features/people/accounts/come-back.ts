/** What is kept on the way to an account and back. */
export interface ComeBack {
  from: string
  /** An invitation to be a student's parent was followed. */
  isParent?: boolean
}

/** Whether a visitor who signs up comes as a parent. */
export const comesAsParent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isParent' in state && state.isParent === true
