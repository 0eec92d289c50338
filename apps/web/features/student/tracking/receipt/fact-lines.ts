import { optionLabel } from '@laurel/contract/profile-options'
import type { Receipt } from '@laurel/contract/tracking'
import { yesNoWords } from '@laurel/contract/words/yes-no'
import { dayWords } from '@laurel/contract/words/date-words'
import { factQuestion, questionLabel } from '@laurel/contract/words/open-question'
import { factDefinition, type Value } from '@laurel/contract/words/value-words'

type SentFact = NonNullable<Receipt['sender']>['facts'][number]

export interface FactLine {
  label: string
  words: string
}

/** A fact as the sponsor received it: what it is called and what was said. */
export function factLine({ fact: key, values }: SentFact): FactLine {
  const question = factQuestion(key)
  return {
    label: questionLabel(question),
    words: values.map((value) => valueText(question.fact, value)).join(', ') || 'Not answered',
  }
}

function valueText(fact: string, value: Value): string {
  if (typeof value === 'boolean') return yesNoWords(fact, value)
  if (typeof value === 'number') return numberText(fact, value)
  if (factDefinition(fact)?.kind === 'date') return dayWords(value)
  return optionLabel(fact, value) ?? value
}

function numberText(fact: string, value: number): string {
  if (fact === 'householdIncomeUsd') return `$${value.toLocaleString('en-US')}`
  return fact === 'classRankPct' ? `Top ${value}%` : String(value)
}
