/** How the points of a match come about; their sum orders matches, best first. Rules: spec.md. */
export type Score = {
  /** 150 when eligible, else 0: more than all others together, so that eligible comes first. */
  readonly fit: number
  /** 0–40 for the highest award. */
  readonly amount: number
  /** 0–30 for a deadline that is near enough to matter and far enough to be met. */
  readonly deadline: number
  /** 0–20 for what takes little time. */
  readonly effort: number
  /** 0–30 for preferences of the sponsor that the student meets. */
  readonly preferences: number
  readonly total: number
}

const FIT_POINTS = 150
const AMOUNT_POINTS = 40
const PREFERENCE_POINTS = 10
export const MAX_PREFERENCE_POINTS = 30
const DAY_MS = 86_400_000

/** Days to the deadline up to which the points are given. */
const DEADLINE_STEPS = [
  { days: 2, points: 10 },
  { days: 14, points: 30 },
  { days: 30, points: 24 },
  { days: 90, points: 16 },
  { days: Infinity, points: 8 },
] as const
const NO_DEADLINE_POINTS = 4

const EFFORT_STEPS = [
  { minutes: 15, points: 20 },
  { minutes: 60, points: 14 },
  { minutes: 120, points: 8 },
  { minutes: Infinity, points: 2 },
] as const

/** 12 points for each power of ten above 100 US dollars; none for an amount that is not known. */
export function amountPoints(amountUsd: number | null): number {
  if (amountUsd === null || amountUsd <= 100) return 0
  return Math.min(AMOUNT_POINTS, Math.round(12 * Math.log10(amountUsd / 100)))
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

export function preferencePoints(met: number): number {
  return Math.min(MAX_PREFERENCE_POINTS, met * PREFERENCE_POINTS)
}

type Scored = {
  readonly amountUsd: number | null
  readonly closesAtMs: number | null
  readonly effortMinutes: number
}

/** The score of one scholarship for a student who is eligible or not, with its parts. */
export function scoreOf(
  { amountUsd, closesAtMs, effortMinutes }: Scored,
  student: { readonly isEligible: boolean; readonly preferencesMet: number },
  nowMs: number,
): Score {
  const parts = {
    fit: student.isEligible ? FIT_POINTS : 0,
    amount: amountPoints(amountUsd),
    deadline: deadlinePoints(closesAtMs, scoringDay(nowMs)),
    effort: effortPoints(effortMinutes),
    preferences: preferencePoints(student.preferencesMet),
  }
  const total = Object.values(parts).reduce((sum, points) => sum + points, 0)
  return { ...parts, total }
}
