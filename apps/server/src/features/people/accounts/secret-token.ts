import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: nobody guesses one, so that whoever has it may use it. */
const TOKEN_BYTES = 32

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** A fast hash is enough for so many random bits. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
