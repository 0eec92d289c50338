/** How long a key sent again waits for the call that holds it. */
export const ONCE_WAIT: OnceWait = { tries: 40, milliseconds: 250 }

export interface OnceWait {
  readonly tries: number
  readonly milliseconds: number
}
