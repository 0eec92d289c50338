import type { AnswerInput, FieldValue } from '@laurel/contract/application-shapes'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { useState } from 'react'
import { plainAnswer } from './answer-words.ts'

/** How a requirement hands its answer over and takes another one. */
export interface AnswerPlace {
  requirement: Requirement
  value: FieldValue | undefined
  onTake: (value: FieldValue | undefined, source?: AnswerInput['source']) => void
}

interface Taken {
  before: FieldValue | undefined
  value: FieldValue
  title: string
}

/** Takes an answer from elsewhere, whole; one step back for as long as it was not written on. */
export function useTaking({ requirement, value, onTake }: AnswerPlace) {
  const [taken, setTaken] = useState<Taken>()
  const isUntouched =
    taken !== undefined &&
    plainAnswer(requirement, value).trim() === plainAnswer(requirement, taken.value).trim()
  const take = (from: { title: string; fieldValue: FieldValue }, source: AnswerInput['source']) => {
    setTaken({ before: value, value: from.fieldValue, title: from.title })
    onTake(from.fieldValue, source)
  }
  const undo = () => {
    onTake(taken?.before)
    setTaken(undefined)
  }
  return { takenFrom: isUntouched ? taken.title : undefined, take, undo }
}
