import type { FastifyRequest } from 'fastify'
import { isLoopbackHost } from '../config.ts'

const FORWARDING = /^(?:x-forwarded-|x-real-ip$|forwarded$|via$)/

/**
 * Whether somebody asks on the computer that runs Laurel, by its own name and through no proxy.
 * Another site could lead its own name to this computer, and a proxy that nobody set up others.
 */
export const isFromHere = ({ host, headers, socket }: FastifyRequest): boolean =>
  isLoopbackHost((socket.remoteAddress ?? '').replace(/^::ffff:/i, '')) &&
  isLoopbackHost(URL.parse(`http://${host}`)?.hostname ?? '') &&
  !Object.keys(headers).some((name) => FORWARDING.test(name))
