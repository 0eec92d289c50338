import type { Result } from '../tracking.ts'
import { exactUsd } from './exact-usd.ts'

/** What a sponsor announced, as one sentence. */
export function resultWords({ outcome, amount }: Result, sponsor: string): string {
  if (outcome === 'won')
    return amount === null
      ? `${sponsor} chose you.`
      : `${sponsor} chose you. The award is ${exactUsd(amount)}.`
  if (outcome === 'alternate')
    return `${sponsor} chose others first. You are an alternate: if an award cannot be handed over, it may become yours.`
  if (outcome === 'finalist') return `You were a finalist. ${sponsor} chose somebody else.`
  if (outcome === 'forfeited')
    return `${sponsor} could not reach you in time, so the award went to an alternate.`
  return `${sponsor} chose somebody else.`
}
