import type { WrittenListing, WrittenRequirement } from '@laurel/contract/publishing-shapes'
import { describeEffort } from '@laurel/contract/words/describe-effort'
import type { AiPolicy } from '@laurel/contract/chat-shapes'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { AddRequirement } from './add-requirement.tsx'
import { effortOf } from './effort-of.ts'
import type { PartProps } from './editor-parts.ts'
import section from './editor.module.css'
import styles from './requirements.module.css'
import { fieldId } from './fields.ts'
import { RequirementDialog } from './requirement-dialog.tsx'
import { aRequirement, KINDS, kindOf, requirementWords } from './requirement-kinds.ts'
import { RowMenu } from './row-menu.tsx'
import { Section } from './section.tsx'

const POLICIES: Readonly<Record<AiPolicy, string>> = {
  allowed: 'Students may use it',
  allowed_with_disclosure: 'Students may use it and have to say so',
  editing_only: 'For spelling and style only',
  not_allowed: 'Not allowed',
}

/** What applicants send, and what help they may take. */
export function WhatToSend({
  listing,
  onChange,
  errorOf,
  notes,
  isReadOnly,
}: Omit<PartProps, 'numbers'>) {
  const [edited, setEdited] = useState<WrittenRequirement>()
  const [isAdding, setAdding] = useState(false)
  const { requirements } = listing
  const set = (next: WrittenListing['requirements']) => onChange({ requirements: next })
  const keep = (asked: WrittenRequirement) => {
    const isKnown = requirements.some(({ id }) => id === asked.id)
    const replaced = requirements.map((each) => (each.id === asked.id ? asked : each))
    set(isKnown ? replaced : [...requirements, asked])
    setEdited(undefined)
  }
  const move = (at: number, step: -1 | 1) => {
    const [moved, other] = [requirements[at], requirements[at + step]]
    if (!moved || !other) return
    set(requirements.map((each) => (each === moved ? other : each === other ? moved : each)))
  }
  return (
    <Section
      id="send"
      title="What to send"
      note={`${describeEffort(effortOf(requirements))} of work for a student`}
    >
      {notes['requirements'] && <p className={section.lead}>{notes['requirements']}</p>}
      <div className={styles.card}>
        {requirements.length === 0 && (
          <p className={styles.none}>Nothing yet: students apply with their profile alone.</p>
        )}
        <ul>
          {requirements.map((asked, at) => (
            <Row
              key={asked.id}
              asked={asked}
              fieldName={`requirements.${at}.title`}
              error={errorOf(`requirements.${at}.title`) ?? errorOf(`requirements.${at}.options`)}
              isReadOnly={isReadOnly}
              onEdit={() => setEdited(asked)}
              onMove={(step) => move(at, step)}
              onRemove={() => set(requirements.filter(({ id }) => id !== asked.id))}
            />
          ))}
        </ul>
        {!isReadOnly && (
          <div className={styles.bar}>
            <Button onClick={() => setAdding(true)}>Add something to send</Button>
            <p>250 words of essay add about an hour of work.</p>
          </div>
        )}
      </div>
      <fieldset className={styles.policy} disabled={isReadOnly} aria-label="Help by AI">
        <SelectField
          id={fieldId('aiPolicy')}
          label="Help by AI with texts"
          options={Object.entries(POLICIES).map(([value, label]) => ({ value, label }))}
          value={listing.aiPolicy}
          error={errorOf('aiPolicy')}
          onChange={(chosen) => {
            const policy = (Object.keys(POLICIES) as AiPolicy[]).find((each) => each === chosen)
            if (policy) onChange({ aiPolicy: policy })
          }}
        />
      </fieldset>
      {isAdding && (
        <AddRequirement
          hasCv={requirements.some(({ isCv }) => isCv)}
          onClose={() => setAdding(false)}
          onPick={(kind) => {
            setAdding(false)
            setEdited(aRequirement(kind))
          }}
        />
      )}
      {edited && (
        <RequirementDialog asked={edited} onClose={() => setEdited(undefined)} onDone={keep} />
      )}
    </Section>
  )
}

interface RowProps {
  asked: WrittenRequirement
  fieldName: string
  error: string | undefined
  isReadOnly: boolean
  onEdit: () => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

function Row({ asked, fieldName, error, isReadOnly, onEdit, onMove, onRemove }: RowProps) {
  const name = asked.title || 'Without a name'
  return (
    <li className={styles.row} id={fieldId(fieldName)} tabIndex={-1}>
      <Icon icon={KINDS[kindOf(asked)].icon} className={styles.icon} />
      <div>
        <p className={styles.title}>{name}</p>
        <p className={styles.what}>{requirementWords(asked)}</p>
        {error && <FieldError id={`${asked.id}-error`}>{error}</FieldError>}
      </div>
      <Badge>{asked.isOptional ? 'Optional' : 'Needed'}</Badge>
      {!isReadOnly && (
        <RowMenu
          label={`More for: ${name}`}
          actions={[
            { label: 'Change', onChoose: onEdit },
            { label: 'Move up', onChoose: () => onMove(-1) },
            { label: 'Move down', onChoose: () => onMove(1) },
            { label: 'Remove', onChoose: onRemove },
          ]}
        />
      )}
    </li>
  )
}
