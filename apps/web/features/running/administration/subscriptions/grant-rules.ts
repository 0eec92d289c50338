export interface GrantValues {
  email: string
  /** YYYY-MM-DD: the last day, where the administrator is. */
  until: string
  reason: string
}

export type GrantProblems = { [field in keyof GrantValues]?: string }

const SHORTEST_REASON = 3

/** The last instant of a day where the reader is; undefined for no day. */
export function endOfDay(day: string): Date | undefined {
  const end = new Date(`${day}T23:59:59.999`)
  return Number.isNaN(end.getTime()) ? undefined : end
}

/** What keeps it from being sent; whether the address is one and has an account says the server. */
export function grantProblems({ email, until, reason }: GrantValues, now: Date): GrantProblems {
  const end = endOfDay(until)
  return {
    ...(email.trim() === '' && { email: 'Please enter their email.' }),
    ...(end === undefined && { until: 'Please choose a day.' }),
    ...(end !== undefined && end <= now && { until: 'Please choose today or a day to come.' }),
    ...(reason.trim().length < SHORTEST_REASON && { reason: 'Please say why.' }),
  }
}
