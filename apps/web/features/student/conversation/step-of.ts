import { PHASES, STEP_COUNT } from '../../people/questions/phases.ts'
import { nextQuestion } from '../../people/questions/question-list.ts'
import type { Talk } from './talk.ts'

/** 1 to 18: how far the conversation is. */
export function stepOf(talk: Talk): number {
  const { place } = talk.progress
  const next = () => nextQuestion(talk.questions, talk.answers)?.step ?? STEP_COUNT
  switch (place.at) {
    case 'welcome':
      return 1
    case 'question':
    case 'doubt':
      return talk.find(place.key)?.step ?? next()
    case 'login':
      return talk.progress.applicantId === null ? 2 : next()
    case 'featured':
      return PHASES[0].last
    case 'previews':
      return PHASES[place.group - 1]?.last ?? STEP_COUNT
    default:
      return next()
  }
}
