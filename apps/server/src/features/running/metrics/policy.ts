import type { FastifyRequest } from 'fastify'
import type { App } from '../../../app-context.ts'
import { isLoopbackHost, type Config } from '../../../config.ts'
import { isSame, showsLocalKey } from '../../../http/local-key.ts'

export const hasMetricsToken = (token: string, { headers }: FastifyRequest): boolean =>
  isSame(headers.authorization ?? '', `Bearer ${token}`)

/** Whether they are told without a token: by a link that the start prints. */
export const tellsMetricsByLink = ({ publicUrl, metricsToken }: Config): boolean =>
  metricsToken === undefined && isLoopbackHost(new URL(publicUrl).hostname)

export const mayReadWithoutToken = (
  { config, localKey }: Pick<App, 'config' | 'localKey'>,
  request: FastifyRequest,
): boolean => tellsMetricsByLink(config) && showsLocalKey(localKey, request)
