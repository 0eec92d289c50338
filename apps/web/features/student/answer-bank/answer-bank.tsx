import type { AnswerSuggestion } from '@laurel/contract/answers'
import type { FieldValue } from '@laurel/contract/application-shapes'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { useId, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { canReuse, plainAnswer } from './answer-words.ts'
import styles from './answer-bank.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { TakenLine } from './taken-line.tsx'
import { UsedIn } from './used-in.tsx'
import { useSuggestions } from './use-suggestions.ts'
import { useTaking, type AnswerPlace } from './use-taking.ts'

interface AnswerBankProps extends AnswerPlace {
  scholarshipId: string
  controlId: string
  /** Shown and counted, never enforced. */
  wordLimit: number | undefined
  /** Where the list would take the room of the writing. */
  isClosedAtFirst?: boolean
}

/** What belongs to an answer beyond itself: earlier answers to use here, and where this one is used. */
export function AnswerBank(props: AnswerBankProps) {
  const { scholarshipId, requirement, value } = props
  if (!canReuse(requirement)) return null
  return (
    <>
      <EarlierAnswers {...props} />
      <UsedIn scholarshipId={scholarshipId} requirement={requirement} value={value} />
    </>
  )
}

function EarlierAnswers(props: AnswerBankProps) {
  const { scholarshipId, requirement, value, controlId, wordLimit, isClosedAtFirst } = props
  const all = useSuggestions(scholarshipId, requirement.id)
  const suggestions = useOthers(all, requirement, value)
  const { takenFrom, take, undo } = useTaking(props)
  // Late suggestions must not push away what is being read: then there is only the button.
  const [isOpen, setOpen] = useState(
    () => !isClosedAtFirst && all.length > 0 && value === undefined,
  )
  const listId = useId()
  const undoAndReturn = () => {
    undo()
    document.getElementById(controlId)?.focus()
  }

  if (takenFrom !== undefined) return <TakenLine title={takenFrom} onUndo={undoAndReturn} />
  if (suggestions.length === 0) return null
  return (
    <div className={styles.bank}>
      <Button
        variant="subtle"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={IconHistory} />
        Use an earlier answer
      </Button>
      <div id={listId} hidden={!isOpen}>
        <SuggestionList
          requirement={requirement}
          wordLimit={wordLimit}
          suggestions={suggestions}
          onUse={(chosen) => {
            const { applicationId, requirementId } = chosen
            setOpen(false)
            take(chosen, { applicationId, requirementId })
          }}
        />
      </div>
    </div>
  )
}

/** Those that say something else than what is here. */
function useOthers(
  all: readonly AnswerSuggestion[],
  requirement: Requirement,
  value: FieldValue | undefined,
): readonly AnswerSuggestion[] {
  return useMemo(() => {
    if (all.length === 0) return all
    const text = plainAnswer(requirement, value)
    return all.filter((each) => plainAnswer(requirement, each.fieldValue) !== text)
  }, [all, requirement, value])
}
