import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { factsOf } from '@laurel/contract/words/find-publishing-problems'
import { factDefinition } from '@laurel/contract/words/value-words'
import type { Clause } from '@laurel/matching/criteria'
import { Fragment } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { RowMenu, type RowAction } from './row-menu.tsx'
import { membersOf, type RulePath } from './rule-tree.ts'
import { ruleSentence, ruleText } from './rule-words.ts'
import styles from './rules.module.css'

interface RuleProps {
  clause: Clause
  path: RulePath
  isReadOnly: boolean
  onEdit: (path: RulePath, clause: Clause) => void
  onAddTo: (path: RulePath) => void
  /** What can be done with it. */
  actionsOf: (path: RulePath, clause: Clause) => readonly RowAction[]
}

/** A rule in words, its values in boxes; a group with its ways below it. */
export function Rule(props: RuleProps) {
  const { clause } = props
  return ruleSentence(clause) ? <Sentence {...props} /> : <Group {...props} />
}

function Sentence({ clause, path, isReadOnly, onEdit, actionsOf }: RuleProps) {
  const sentence = ruleSentence(clause)
  if (!sentence) return null
  const { subject, values, joiner } = sentence
  const isSensitive = factsOf(clause).some((fact) => factDefinition(fact)?.sensitive)
  return (
    <div className={styles.rule}>
      <p className={styles.sentence}>
        {subject}{' '}
        {values.map((value, at) => (
          <Fragment key={value}>
            {at > 0 && ` ${joiner} `}
            {isReadOnly ? (
              <b>{value}</b>
            ) : (
              <button
                type="button"
                className={styles.token}
                aria-label={`${value}. Change: ${ruleText(clause)}`}
                onClick={() => onEdit(path, clause)}
              >
                {value}
              </button>
            )}
          </Fragment>
        ))}{' '}
        {isSensitive && (
          <Badge tone="warn" icon={IconAlertTriangle}>
            Sensitive
          </Badge>
        )}
      </p>
      {!isReadOnly && <Menu clause={clause} actions={actionsOf(path, clause)} />}
    </div>
  )
}

const Menu = ({ clause, actions }: { clause: Clause; actions: readonly RowAction[] }) => (
  <RowMenu label={`More for: ${ruleText(clause)}`} actions={actions} />
)

const INTRO = {
  any: 'Any of these is enough:',
  all: 'All of these:',
  not: 'Not for anyone who fits:',
}

function Group(props: RuleProps) {
  const { clause, path, isReadOnly, onAddTo, actionsOf } = props
  const kind = 'any' in clause ? 'any' : 'all' in clause ? 'all' : 'not'
  return (
    <div className={styles.rule}>
      <div className={styles.group}>
        <p>{INTRO[kind]}</p>
        <ul>
          {(membersOf(clause) ?? []).map((member, at) => (
            // A way has no name of its own: its place is what it is known by.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              {at > 0 && <span className={styles.joiner}>{kind === 'any' ? 'or' : 'and'}</span>}
              <Rule {...props} clause={member} path={[...path, at]} />
            </li>
          ))}
        </ul>
        {kind !== 'not' && !isReadOnly && (
          <button type="button" className={styles.add} onClick={() => onAddTo(path)}>
            <Icon icon={IconPlus} size={16} />
            {kind === 'any' ? 'Add another way' : 'Add another rule'}
          </button>
        )}
      </div>
      {!isReadOnly && <Menu clause={clause} actions={actionsOf(path, clause)} />}
    </div>
  )
}
