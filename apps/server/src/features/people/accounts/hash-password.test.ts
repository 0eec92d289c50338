import { describe, expect, it } from 'vitest'
import { CallFailure } from '../../../http/failures.ts'
import { createHashQueue, hashPassword, isPasswordOf } from './hash-password.ts'

describe('password hashes', () => {
  it('are argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await hashPassword('otter lamp quiet')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('recognise their password, typed on any keyboard, and no other', async () => {
    const hashed = await hashPassword('café crème')
    expect(await isPasswordOf(hashed, 'café crème')).toBe(true)
    expect(await isPasswordOf(hashed, 'cafe creme')).toBe(false)
  })

  it('belong to nobody when there is none', async () => {
    expect(await isPasswordOf(undefined, 'otter lamp quiet')).toBe(false)
    expect(await isPasswordOf(null, '')).toBe(false)
  })
})

describe('the queue of hashes', () => {
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { work: () => promise, release: resolve }
  }

  it('runs a few at once, lets a few wait and turns the rest away', async () => {
    const queue = createHashQueue(1, 1)
    const first = held()
    const running = queue.run(first.work)
    const waiting = queue.run(async () => 'waited')
    const refused = await queue.run(async () => 'never').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CallFailure)
    expect(refused).toMatchObject({ code: 'OVERLOADED', details: { retryAfterSeconds: 2 } })
    first.release()
    await running
    expect(await waiting).toBe('waited')
    expect(await queue.run(async () => 'free again')).toBe('free again')
  })

  it('never runs more than its number', async () => {
    const queue = createHashQueue(2, 20)
    let running = 0
    let most = 0
    const work = async () => {
      running++
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
    }
    await Promise.all(Array.from({ length: 20 }, () => queue.run(work)))
    expect(most).toBe(2)
  })

  it('passes the turn on when work fails', async () => {
    const queue = createHashQueue(1, 1)
    const broken = queue.run(() => Promise.reject(new Error('broken')))
    await expect(broken).rejects.toThrow('broken')
    expect(await queue.run(async () => 'next')).toBe('next')
  })
})
