import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { CallFailure } from '../../../http/failures.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/**
 * One core is left to everything else, and of Node's four worker threads two: a storm of logins
 * must not hold up other calls (`npm run bench:login-storm`).
 */
const CONCURRENT_HASHES = Math.min(2, Math.max(1, availableParallelism() - 1))
const WAITING_HASHES = 32
/** As many run or wait; whoever comes beyond is turned away. */
export const HASH_PLACES = CONCURRENT_HASHES + WAITING_HASHES
const RETRY_AFTER_SECONDS = 2

/** Of a password nobody has: what an unknown account is compared with, so that it takes as long. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$P9fvjKhato1Yp01AT0LJmQ$DuebOLg0ooFEqfvi+WQYUrT9Wm0+sqYMd0EW7KG0yZE'

export interface HashQueue {
  /** Runs the work when it is its turn; throws OVERLOADED when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/** Lets few run at once and few wait: each hash takes memory and a core. */
export function createHashQueue(concurrent: number, waiting: number): HashQueue {
  let running = 0
  const queue: (() => void)[] = []
  const takeTurn = async () => {
    if (running < concurrent) {
      running++
      return
    }
    if (queue.length >= waiting)
      throw new CallFailure('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    // Whoever finishes hands the turn over, so `running` does not change.
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const passTurn = () => {
    const next = queue.shift()
    if (next) next()
    else running--
  }
  return {
    async run(work) {
      await takeTurn()
      try {
        return await work()
      } finally {
        passTurn()
      }
    },
  }
}

/** One for the process, because its cores and memory are what is short. */
export const passwordQueue = createHashQueue(CONCURRENT_HASHES, WAITING_HASHES)

/** The same characters typed on another keyboard are the same password (NIST SP 800-63B). */
const bytesOf = (password: string) => password.normalize('NFKC')

/** Hashes in turn; throws OVERLOADED when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return passwordQueue.run(() => hash(bytesOf(password), COST))
}

/** Compares at once, for callers that have their turn in the queue; takes as long without a hash. */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? NOBODYS_HASH, bytesOf(password))
  return isRight && passwordHash !== null && passwordHash !== undefined
}
