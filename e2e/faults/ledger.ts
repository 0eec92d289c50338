/** Something asked for once: done for certain when acknowledged, else done or not, but never half. */
type Act = 'asked' | 'acknowledged'

/** What one student's client asked for and what it was told: the measure after each kill. */
export interface Ledger {
  email: string
  password: string
  /** Present once sign-up was acknowledged. */
  token: string | undefined
  applications: Map<string, LedgerApplication>
  files: LedgerFile[]
}

/** An acknowledged upload. */
export interface LedgerFile {
  id: string
  path: string
  text: string
  deletion: Act | undefined
}

export interface LedgerApplication {
  /** Known once the application was read. */
  id: string | undefined
  requirementId: string
  fileRequirementId: string
  /** Of the text that was acknowledged last. */
  version: number | undefined
  /** Every text that was sent, in order. */
  sent: string[]
  /** Those of them that were acknowledged. */
  acknowledged: string[]
  submit: LedgerSubmit | undefined
  discard: Act | undefined
  withdrawal: Act | undefined
}

export interface LedgerSubmit {
  /** The twins that were sent at once, each under its own key unless they share one. */
  attempts: { key: string; body: string }[]
  /** The attempt that was acknowledged, with its whole answer. */
  acknowledged: { key: string; body: string; answer: string } | undefined
}

/** One bulk application that a subscriber's client sent, beside single submits of some of it. */
export interface BulkLedger {
  email: string
  applicantId: string
  token: string
  key: string
  ids: string[]
  /** Whether the client comes back with its key; else the server finishes by itself. */
  isRepeated: boolean
  /** The whole answer, once acknowledged. */
  answer: string | undefined
  alone: Map<string, Act>
}

/** Acknowledged as the last, or sent after it: what may be kept now. */
export function mayBeKept({ sent, acknowledged }: LedgerApplication, text: string | undefined) {
  const last = acknowledged.at(-1)
  if (text === undefined) return last === undefined
  const index = sent.indexOf(text)
  return index >= 0 && (last === undefined || index >= sent.indexOf(last))
}
