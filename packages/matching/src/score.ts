/** How the points of a match come about; their sum orders matches, best first. Rules: spec.md. */
export type Score = {
  /** 150 when eligible, else 0: more than all others together, so that eligible comes first. */
  readonly fit: number
  /** 0–70 for how few students meet what is asked. */
  readonly rarity: number
  /** 0–4 for the highest award: less than for one bit of rarity. */
  readonly amount: number
  /** 0–8 for a deadline that is near enough to matter and far enough to be met. */
  readonly deadline: number
  /** 0–4 for what takes little time. */
  readonly effort: number
  /** −30–30 for preferences of the sponsor that the student meets or fails. */
  readonly preferences: number
  /** Below 0 for what a possible match waits for. */
  readonly waiting: number
  readonly total: number
}

const FIT_POINTS = 150
const BIT_POINTS = 5
/** Beyond 14 bits, one student in 16,000, nothing is more special. */
const RARITY_POINTS = 70
const AMOUNT_POINTS = 4
const PREFERENCE_POINTS = 10
export const MAX_PREFERENCE_POINTS = 30
/** More than all others together: what is read only partly comes after what is read whole. */
const PARTLY_POINTS = 200
/**
 * What waits for an answer that one student in eight gives comes after what asks nothing more that is known,
 * though that was read only partly; what is both comes last.
 */
const UNLIKELY_POINTS = 400
const UNLIKELY_BITS = 3
const DAY_MS = 86_400_000

/** Days to the deadline up to which the points are given. */
const DEADLINE_STEPS = [
  { days: 2, points: 4 },
  { days: 14, points: 8 },
  { days: 30, points: 7 },
  { days: 90, points: 6 },
  { days: 180, points: 4 },
  { days: Infinity, points: 2 },
] as const
const NO_DEADLINE_POINTS = 1

const EFFORT_STEPS = [
  { minutes: 15, points: 4 },
  { minutes: 60, points: 3 },
  { minutes: 120, points: 2 },
  { minutes: Infinity, points: 0 },
] as const

/** 5 points for each bit, at most 70. */
export const rarityPoints = (bits: number): number =>
  Math.min(RARITY_POINTS, Math.round(BIT_POINTS * bits))

/** What a possible match loses for the bits that it waits for. */
export const waitingPoints = (bits: number, isReadPartly: boolean): number =>
  -Math.round(BIT_POINTS * bits) -
  (isReadPartly ? PARTLY_POINTS : 0) -
  (bits >= UNLIKELY_BITS ? UNLIKELY_POINTS : 0)

/** A point for each power of ten above 100 US dollars; none for an amount that is not known. */
export function amountPoints(amountUsd: number | null): number {
  if (amountUsd === null || amountUsd <= 100) return 0
  return Math.min(AMOUNT_POINTS, Math.round(Math.log10(amountUsd / 100)))
}

/** The day of an instant, counted in UTC: deadlines score the same all day long. */
export const scoringDay = (nowMs: number): number => Math.floor(nowMs / DAY_MS)

/** Points of a deadline on a day; null for none. */
export function deadlinePoints(closesAtMs: number | null, day: number): number {
  if (closesAtMs === null) return NO_DEADLINE_POINTS
  const days = scoringDay(closesAtMs) - day
  return DEADLINE_STEPS.find((step) => days <= step.days)?.points ?? 0
}

export function effortPoints(minutes: number): number {
  return EFFORT_STEPS.find((step) => minutes <= step.minutes)?.points ?? 0
}

/** 10 points for each preference more that is met than failed; what is unknown counts neither way. */
export function preferencePoints(balance: number): number {
  const points = balance * PREFERENCE_POINTS
  return Math.max(-MAX_PREFERENCE_POINTS, Math.min(MAX_PREFERENCE_POINTS, points))
}

type Scored = {
  readonly rarityBits: number
  readonly amountUsd: number | null
  readonly closesAtMs: number | null
  readonly effortMinutes: number
}

/** What a student's own answers add: what is eligible waits for nothing. */
type Fit = {
  readonly isEligible: boolean
  readonly preferenceBalance: number
  readonly bitsWaitedFor: number
  readonly isReadPartly: boolean
}

/** The score of one scholarship for a student who is eligible or not, with its parts. */
export function scoreOf(
  { rarityBits, amountUsd, closesAtMs, effortMinutes }: Scored,
  { isEligible, preferenceBalance, bitsWaitedFor, isReadPartly }: Fit,
  nowMs: number,
): Score {
  const parts = {
    fit: isEligible ? FIT_POINTS : 0,
    rarity: rarityPoints(rarityBits),
    amount: amountPoints(amountUsd),
    deadline: deadlinePoints(closesAtMs, scoringDay(nowMs)),
    effort: effortPoints(effortMinutes),
    preferences: preferencePoints(preferenceBalance),
    waiting: isEligible ? 0 : waitingPoints(bitsWaitedFor, isReadPartly),
  }
  const total = Object.values(parts).reduce((sum, points) => sum + points, 0)
  return { ...parts, total }
}
