import type { AnswerSuggestion } from '@laurel/contract/answers'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './answer-bank.module.css'
import { excerptOf, lengthWords, plainAnswer } from './answer-words.ts'

const SuggestionPreview = lazy(() => import('./suggestion-preview.tsx'))

interface SuggestionListProps {
  requirement: Requirement
  wordLimit: number | undefined
  suggestions: readonly AnswerSuggestion[]
  onUse: (suggestion: AnswerSuggestion) => void
}

const idOf = (each: AnswerSuggestion) => `${each.applicationId}/${each.requirementId}`

/** Each earlier answer by its scholarship, its first words and its length. */
export function SuggestionList({ suggestions, onUse, ...asked }: SuggestionListProps) {
  const [previewed, setPreviewed] = useState<string>()
  return (
    <>
      <ul className={styles.list} aria-label="Earlier answers">
        {suggestions.map((each) => (
          <li key={idOf(each)} className={styles.item}>
            <Summary requirement={asked.requirement} suggestion={each} />
            <div className={styles.actions}>
              <Button
                variant="subtle"
                aria-label={`Preview: ${each.title}`}
                onClick={() => setPreviewed(idOf(each))}
              >
                Preview
              </Button>
              <Button aria-label={`Use this answer: ${each.title}`} onClick={() => onUse(each)}>
                Use this answer
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {suggestions.map((each) => (
        <Suspense key={idOf(each)}>
          {previewed === idOf(each) && (
            <SuggestionPreview
              {...asked}
              suggestion={each}
              onClose={() => setPreviewed(undefined)}
              onUse={() => onUse(each)}
            />
          )}
        </Suspense>
      ))}
    </>
  )
}

interface SummaryProps {
  requirement: Requirement
  suggestion: AnswerSuggestion
}

function Summary({ requirement, suggestion: { title, fieldValue, status } }: SummaryProps) {
  const text = plainAnswer(requirement, fieldValue)
  const length = lengthWords(requirement, text)
  const notes = [length, status === 'Draft' && 'draft'].filter(Boolean)
  return (
    <p className={styles.summary}>
      From <b>{title}</b>: <span dir="auto">{excerptOf(text)}</span>{' '}
      {notes.length > 0 && <span className={styles.notes}>· {notes.join(' · ')}</span>}
    </p>
  )
}
