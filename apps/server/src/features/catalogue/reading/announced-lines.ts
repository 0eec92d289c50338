import type { Lead } from './lexicon/lead-words.ts'
import type { SentenceClause } from './listing-reading.ts'
import { type OpenText, quote, toFound } from './reading-draft.ts'
import type { Sentence } from './split-sentences.ts'

/** A list of which one is enough: a criterion when all of its items were understood, else nothing. */
export interface Choice {
  lead: Sentence
  items: { sentence: Sentence; clauses: SentenceClause[] | null }[]
}

export const closeChoice = (
  { draft, source: { text }, at }: OpenText,
  choice: Choice | null,
): void => {
  if (!choice) return
  const ways = choice.items.map(({ clauses }) => {
    const hard = clauses?.filter(({ isSoft }) => !isSoft) ?? []
    const [only] = hard
    return hard.length > 1 ? { all: hard.map(({ clause }) => clause) } : only?.clause
  })
  const clauses = ways.flatMap((clause) => clause ?? [])
  const last = choice.items.at(-1)?.sentence
  if (!last || clauses.length < ways.length || clauses.length < 2) {
    const parts =
      choice.items.length > 0 ? choice.items.map(({ sentence }) => sentence) : [choice.lead]
    for (const part of parts) draft.unread.push({ ...quote(text, at, part), isPart: true })
    return
  }
  const whole = { from: choice.lead.from, to: last.to }
  const either = {
    clause: { any: clauses },
    isSoft: false,
    confidence: 'certain' as const,
    ...whole,
  }
  draft.found.push(toFound(either, text, at, 'text'))
}

/** What a line announced holds to the next announcement, or to an empty line behind its list. */
export class Announced {
  lead: Lead = 'plain'
  choice: Choice | null = null
  #followers = 0

  begin(lead: Lead, sentence: Sentence): void {
    this.lead = lead
    this.choice = lead === 'any' ? { lead: sentence, items: [] } : null
    this.#followers = 0
  }

  follow(): void {
    this.#followers += 1
  }

  /** An alternative alone is no choice: its list goes on, whatever stands between. */
  endsBefore({ isAfterGap, isBullet }: Sentence): boolean {
    return isAfterGap && !isBullet && this.#followers >= (this.choice ? 2 : 1)
  }
}
