import type { Clause } from '@laurel/matching/criteria'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { EMPTY_DRAFT, type ClauseDraft, toDraft, withFact } from '../criteria/clause-draft.ts'
import { isSoft, withSoft } from '@laurel/contract/words/clause-words'
import { AddRule } from './add-rule.tsx'
import type { AudiencePartProps } from './editor-parts.ts'
import section from './editor.module.css'
import { fieldId } from './fields.ts'
import { Reasons } from './reasons.tsx'
import type { RowAction } from './row-menu.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { Rule } from './rule-row.tsx'
import {
  addMember,
  addRule,
  moveRule,
  removeRule,
  replaceRule,
  type RulePath,
  turnRound,
  wrapInAny,
} from './rule-tree.ts'
import styles from './rules.module.css'
import { Section } from './section.tsx'
import { Suggestions } from './suggestions.tsx'

/** What the dialog is open for: a rule to change, one to add, or one more way of a group. */
interface Opened {
  draft: ClauseDraft
  isMember: boolean
  done: (clause: Clause) => void
}

/** The rules: what everybody must meet, what is nice to have, and why sensitive facts are asked. */
export function WhoItIsFor({ audience, onChange, errorOf, notes, isReadOnly }: AudiencePartProps) {
  const [opened, setOpened] = useState<Opened>()
  const { criteria } = audience
  const problem = errorOf('criteria')
  const set = (next: typeof criteria) => onChange({ criteria: next })
  const rows = criteria.all.map((clause, at) => ({ clause, at }))

  const edit = (path: RulePath, clause: Clause) => {
    const draft = toDraft(clause)
    const done = (next: Clause) => set(replaceRule(criteria, path, next))
    if (draft) setOpened({ draft, isMember: path.length > 1, done })
  }
  const addTo = (path: RulePath) =>
    setOpened({
      draft: EMPTY_DRAFT,
      isMember: true,
      done: (clause) => set(addMember(criteria, path, clause)),
    })
  const add = (fact: string, question: string) =>
    setOpened({
      draft: { ...withFact(EMPTY_DRAFT, fact), text: question },
      isMember: false,
      done: (clause) => set(addRule(criteria, clause)),
    })
  const addGroup = () =>
    setOpened({
      draft: EMPTY_DRAFT,
      isMember: true,
      done: (clause) => set(wrapInAny(addRule(criteria, clause), [criteria.all.length])),
    })

  const actionsOf = (path: RulePath, clause: Clause): RowAction[] => {
    const [at = 0] = path
    const isTop = path.length === 1
    const move = (label: string, step: -1 | 1) => ({
      label,
      onChoose: () => set(moveRule(criteria, at, step)),
    })
    return [
      ...(toDraft(clause) ? [{ label: 'Change', onChoose: () => edit(path, clause) }] : []),
      ...(isTop
        ? [
            {
              label: isSoft(clause) ? 'Make it a must' : 'Make it nice to have',
              onChoose: () => set(replaceRule(criteria, path, withSoft(clause, !isSoft(clause)))),
            },
          ]
        : []),
      ...('any' in clause
        ? []
        : [
            {
              label: 'Make it one way of several',
              onChoose: () => set(wrapInAny(criteria, path)),
            },
          ]),
      {
        label: 'not' in clause ? 'Let these students in' : 'Leave these students out',
        onChoose: () => set(turnRound(criteria, path)),
      },
      ...(isTop ? [move('Move up', -1), move('Move down', 1)] : []),
      { label: 'Remove', onChoose: () => set(removeRule(criteria, path)) },
    ]
  }
  const ruleProps = {
    isReadOnly,
    onEdit: edit,
    onAddTo: addTo,
    actionsOf,
  }
  const list = (wanted: typeof rows) =>
    wanted.map(({ clause, at }) => (
      <li key={at}>
        <Rule {...ruleProps} clause={clause} path={[at]} />
      </li>
    ))
  const musts = rows.filter(({ clause }) => !isSoft(clause))
  const preferences = rows.filter(({ clause }) => isSoft(clause))

  return (
    <Section id="who" title="Who it is for" note="Students read each rule in plain words.">
      {notes['criteria'] && <p className={section.lead}>{notes['criteria']}</p>}
      <Suggestions audience={audience} onChange={onChange} isReadOnly={isReadOnly} />
      {problem && (
        <div id={fieldId('criteria')} tabIndex={-1}>
          <FieldError id="criteria-error">{problem}</FieldError>
        </div>
      )}
      <h3 className={styles.kind}>
        Must meet all of these <span>{musts.length}</span>
      </h3>
      <div className={styles.card}>
        {musts.length === 0 && <p className={styles.none}>No rules yet: everybody can apply.</p>}
        <ul>{list(musts)}</ul>
        {!isReadOnly && (
          <div className={styles.bar}>
            <AddRule onPick={add} />
            <Button onClick={addGroup}>Any of…</Button>
          </div>
        )}
      </div>
      {preferences.length > 0 && (
        <>
          <h3 className={styles.kind}>
            Nice to have <span>Never leaves anyone out.</span>
          </h3>
          <ul className={styles.card}>{list(preferences)}</ul>
        </>
      )}
      <Reasons audience={audience} onChange={onChange} errorOf={errorOf} isReadOnly={isReadOnly} />
      {opened && (
        <RuleDialog
          draft={opened.draft}
          isMember={opened.isMember}
          onClose={() => setOpened(undefined)}
          onDone={(clause) => {
            opened.done(clause)
            setOpened(undefined)
          }}
        />
      )}
    </Section>
  )
}
