import { isChangeableAnswer } from '@laurel/contract/family-access'
import type { Applicant } from '@laurel/contract/profile'
import { monthWords } from '@laurel/contract/words/date-words'
import { factQuestion } from '@laurel/contract/words/open-question'
import { factDefinition } from '@laurel/contract/words/value-words'
import { aboutStudent } from '@laurel/contract/words/about-student'
import { fieldWords } from '../../../people/profile/field-words.ts'
import type { FormField } from '../../../people/profile/use-profile.ts'

type Given = Applicant['applicantFields'][number]

export interface SharedQuestion {
  /** What the API takes as `fieldId`. */
  key: string
  fact: string
  relation?: string
  name: string
  question: string
  group: string
  /** As it is answered now, in words; undefined while it is not. */
  answer: string | undefined
}

/** The questions that a linked parent may answer, in the order of the profile. */
export function sharedQuestions(
  fields: Iterable<FormField>,
  given: readonly Given[],
  firstName: string,
): SharedQuestion[] {
  const answers = new Map(given.map((each) => [each.fieldId, each]))
  return [...fields].flatMap((field) => {
    const { key, name, question, group, kind } = field
    const { fact: own, relation } = factQuestion(key)
    const fact = [own, ...field.aliases].find((each) => factDefinition(each) !== undefined)
    if (fact === undefined || !isChangeableAnswer(fact, relation)) return []
    const answer = answers.get(key)
    const about = { fact, ...(relation !== undefined && { relation }) }
    const asked = aboutStudent(question, firstName || 'the student')
    return [
      { key, ...about, name, question: asked, group, answer: answer && answerWords(answer, kind) },
    ]
  })
}

function answerWords({ fieldValue, field: { options } }: Given, kind: string): string {
  const values = [fieldValue].flat()
  return kind === 'date' ? monthWords(String(values[0])) : fieldWords(values, options)
}
