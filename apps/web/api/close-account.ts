import { forgetSession } from './session.ts'

/** The server has ended the account of somebody under 16: nothing of it stays here. */
export const closeAccount = (): void => forgetSession('underAge')
