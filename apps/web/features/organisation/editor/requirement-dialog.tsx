import { htmlToText, textToHtml } from '@laurel/contract/essay-text'
import type { WrittenRequirement } from '@laurel/contract/publishing-shapes'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/check-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './editor.module.css'
import { NumberField } from './number-field.tsx'
import { KINDS, kindOf } from './requirement-kinds.ts'

interface RequirementDialogProps {
  asked: WrittenRequirement
  onClose: () => void
  onDone: (asked: WrittenRequirement) => void
}

/** One thing that applicants send. */
export function RequirementDialog({ asked: given, onClose, onDone }: RequirementDialogProps) {
  const [asked, setAsked] = useState(given)
  const [unread, setUnread] = useState('')
  const [isTried, setTried] = useState(false)
  const change = (changed: Partial<WrittenRequirement>) => setAsked({ ...asked, ...changed })
  const kind = kindOf(given)
  const problem = asked.title.trim() === '' ? 'Please say what you ask for.' : undefined
  const save = () => {
    setTried(true)
    if (problem === undefined && unread === '') onDone(asked)
  }
  return (
    <Dialog isOpen title={KINDS[kind].label} onClose={onClose} className={styles.dialog}>
      <div className={styles.form}>
        <TextField
          label={kind === 'checkbox' ? 'What students agree to' : 'What you ask for'}
          data-autofocus
          maxLength={200}
          value={asked.title}
          error={isTried ? problem : undefined}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextArea
          label="More about it"
          isOptional
          rows={3}
          value={htmlToText(asked.description)}
          onChange={({ target }) => change({ description: textToHtml(target.value) })}
        />
        <Details asked={asked} onChange={change} unread={unread} onUnread={setUnread} />
        <CheckField
          label="Optional: an application is complete without it"
          isChecked={asked.isOptional}
          onChange={(isOptional) => change({ isOptional })}
        />
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" onClick={save}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface DetailsProps {
  asked: WrittenRequirement
  onChange: (changed: Partial<WrittenRequirement>) => void
  /** What was typed as its limit and is no number. */
  unread: string
  onUnread: (typed: string) => void
}

/** What only its own kind has: limits, or the answers to choose from. */
function Details({ asked, onChange, ...number }: DetailsProps) {
  const kind = kindOf(asked)
  const { limits } = asked
  if (kind === 'essay' || kind === 'text')
    return (
      <NumberField
        label="Word limit"
        hint="Students see their count. They may go over it."
        isOptional
        {...number}
        value={limits.words}
        onChange={(words) => onChange({ limits: { ...limits, words } })}
      />
    )
  if (kind === 'choice')
    return (
      <TextArea
        label="Answers, each on its own line"
        rows={4}
        value={asked.options.join('\n')}
        onChange={({ target }) => onChange({ options: target.value.split('\n') })}
      />
    )
  if (kind !== 'file') return null
  return (
    <div className={styles.pair}>
      <TextField
        label="File types"
        isOptional
        hint="Such as .pdf .jpg. Left empty: .pdf"
        defaultValue={limits.fileTypes.join(' ')}
        onChange={({ target }) =>
          onChange({ limits: { ...limits, fileTypes: endingsIn(target.value) } })
        }
      />
      <NumberField
        label="Largest size, in MB"
        isOptional
        hint="Left empty: 1 MB"
        {...number}
        value={limits.fileMegabytes}
        onChange={(fileMegabytes) => onChange({ limits: { ...limits, fileMegabytes } })}
      />
    </div>
  )
}

const endingsIn = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((ending) => `.${ending.replaceAll(/[^a-z0-9]/g, '')}`)
    .filter((ending) => ending !== '.')
