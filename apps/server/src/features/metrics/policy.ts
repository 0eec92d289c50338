import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isLoopbackHost, type Config } from '../../config.ts'
import { isFromHere } from '../../http/from-here.ts'

/** Compared in the same time whatever is sent. */
export const hasMetricsToken = (token: string, { headers }: FastifyRequest): boolean =>
  timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Without a token whoever works on this computer, and only while the site is no public one: in
 * front of that stands a proxy, which may not say of a request that it comes from elsewhere.
 */
export const mayReadWithoutToken = ({ publicUrl }: Config, request: FastifyRequest): boolean =>
  isLoopbackHost(new URL(publicUrl).hostname) && isFromHere(request)
