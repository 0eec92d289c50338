/** What one student's client asked for and what it was told: the measure after each kill. */
export interface Ledger {
  email: string
  password: string
  /** Present once sign-up was acknowledged. */
  token: string | undefined
  applications: Map<string, LedgerApplication>
  /** Acknowledged uploads. */
  uploads: { url: string; text: string }[]
}

export interface LedgerApplication {
  requirementId: string
  fileRequirementId: string
  /** Every text that was sent, in order. */
  sent: string[]
  /** Those of them that were acknowledged. */
  acknowledged: string[]
  submit: LedgerSubmit | undefined
}

export interface LedgerSubmit {
  /** The twins that were sent at once, each under its own key unless they share one. */
  attempts: { key: string; body: string }[]
  /** The attempt that was acknowledged, with its whole answer. */
  acknowledged: { key: string; body: string; answer: string } | undefined
}

/** Acknowledged as the last, or sent after it: what may be kept now. */
export function mayBeKept({ sent, acknowledged }: LedgerApplication, text: string | undefined) {
  const last = acknowledged.at(-1)
  if (text === undefined) return last === undefined
  const index = sent.indexOf(text)
  return index >= 0 && (last === undefined || index >= sent.indexOf(last))
}
