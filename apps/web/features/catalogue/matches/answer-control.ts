import type { OpenQuestion } from '@laurel/contract/words/open-question'
import { isAskedInversely } from '@laurel/contract/words/yes-no'
import { factDefinition } from '@laurel/contract/words/value-words'
import { choicesOf, isListed } from '../../people/questions/choices.ts'
import type { Choice } from '../../people/questions/question.ts'
import { NONE } from '../../people/questions/stands-alone.ts'

/** What somebody answers in place. */
export type AnswerValue = string | number | boolean | string[]

/** How a question is answered in place. */
export type AnswerControl =
  /** Inversely: a yes to the question says no to the fact. */
  | { kind: 'yesNo'; isInverse?: boolean }
  | { kind: 'choice'; choices: readonly Choice[]; isMultiple: boolean }
  | { kind: 'number'; min?: number; max?: number }
  | { kind: 'month' }
  | { kind: 'birthDate' }
  | { kind: 'place' }
  | { kind: 'name'; canBeNone: boolean }

/** "None of these" is sayable where no option says it. */
const FACTS_WITH_NONE = new Set(['disability', 'lifeExperience', 'major'])
const PLACES = new Set([
  'county',
  'city',
  'collegeCounty',
  'collegeCity',
  'highSchoolCounty',
  'highSchoolCity',
])

function offered(fact: string): readonly Choice[] {
  const choices = isListed(fact) ? choicesOf(fact) : []
  return FACTS_WITH_NONE.has(fact) ? [...choices, { id: NONE, label: 'None of these' }] : choices
}

function choiceControl(fact: string, isMultiple: boolean): AnswerControl {
  return { kind: 'choice', choices: offered(fact), isMultiple }
}

/** The control that fits a question: by the fact's kind and options. */
export function answerControl(question: OpenQuestion): AnswerControl {
  if ('attest' in question) return { kind: 'yesNo' }
  const { fact } = question
  const definition = factDefinition(fact)
  if (PLACES.has(fact)) return { kind: 'place' }
  switch (definition?.kind) {
    case 'flag':
      return isAskedInversely(fact) ? { kind: 'yesNo', isInverse: true } : { kind: 'yesNo' }
    case 'option':
      return choiceControl(fact, false)
    case 'options':
      return choiceControl(fact, true)
    case 'date':
      return { kind: fact === 'birthDate' ? 'birthDate' : 'month' }
    case 'number': {
      const { options, min, max } = definition
      if (options) return choiceControl(fact, false)
      return {
        kind: 'number',
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      }
    }
    default:
      return { kind: 'name', canBeNone: definition?.several === true }
  }
}
