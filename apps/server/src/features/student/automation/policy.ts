import type { Match } from '@laurel/contract/scholarship-shapes'

interface Candidate {
  verdict: Match['verdict']
  scholarship: { delivery: 'laurel' | 'provider'; isRandomDraw: boolean }
}

/**
 * Whether an application may be sent without the student pressing a button: only when every rule
 * is known to be met, and never to a random draw, which payment must not favour (spec 3, Quota).
 */
export const canGoByItself = ({ verdict, scholarship }: Candidate): boolean =>
  verdict === 'eligible' && scholarship.delivery === 'laurel' && !scholarship.isRandomDraw
