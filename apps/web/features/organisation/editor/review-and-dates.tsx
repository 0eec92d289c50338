import { htmlToText, textToHtml } from '@laurel/contract/essay-text'
import type { WrittenListing } from '@laurel/contract/publishing-shapes'
import { CheckField } from '../../../ui/check-field.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useState } from 'react'
import type { PartProps } from './editor-parts.ts'
import styles from './editor.module.css'
import { fieldId } from './fields.ts'
import { Section } from './section.tsx'
import { findTimeZones, timeZoneWords } from './time-zones.ts'

const TEXTS = [
  { field: 'terms', label: 'Terms of use', hint: 'Rules that a student accepts by applying.' },
  { field: 'privacy', label: 'Privacy', hint: 'What you do with what students send you.' },
  { field: 'affidavit', label: 'Affidavit', hint: 'What winners sign, if you need that.' },
] as const

/** When it opens, closes and is announced, and the small print. */
export function ReviewAndDates(props: Omit<PartProps, 'numbers'>) {
  const { listing, onChange, errorOf, notes, isReadOnly } = props
  const { deadline } = listing
  const change = (changed: Partial<WrittenListing['deadline']>) =>
    onChange({ deadline: { ...deadline, ...changed } })
  return (
    <Section id="dates" title="Review and dates" note="Students see these days.">
      <fieldset className={styles.card} disabled={isReadOnly} aria-labelledby="dates">
        <div className={styles.pair}>
          <TextField
            id={fieldId('deadline.opens')}
            label="Opens"
            isOptional
            type="date"
            hint={notes['deadline.opens'] ?? 'Left empty, it opens when you publish.'}
            value={deadline.opens ?? ''}
            error={errorOf('deadline.opens')}
            onChange={({ target }) => change({ opens: target.value || null })}
          />
          <TextField
            id={fieldId('deadline.date')}
            label="Last day to apply"
            type="date"
            hint={notes['deadline.date'] ?? 'It closes at the end of this day.'}
            value={deadline.date ?? ''}
            error={errorOf('deadline.date')}
            onChange={({ target }) => change({ date: target.value || null })}
          />
          <TimeZone
            timeZone={deadline.timeZone}
            hint={notes['deadline.timeZone'] ?? 'The days above begin and end in this zone.'}
            error={errorOf('deadline.timeZone')}
            onChoose={(timeZone) => change({ timeZone })}
          />
          <TextField
            id={fieldId('announceBy')}
            label="Winners are told by"
            type="date"
            hint={notes['announceBy'] ?? 'A promise: applicants see if you miss it.'}
            value={listing.announceBy ?? ''}
            error={errorOf('announceBy')}
            onChange={({ target }) => onChange({ announceBy: target.value || null })}
          />
        </div>
        <CheckField
          label="It opens again every year"
          isChecked={deadline.isYearly}
          onChange={(isYearly) => change({ isYearly })}
        />
        {TEXTS.map(({ field, label, hint }) => (
          <TextArea
            key={field}
            id={fieldId(field)}
            label={label}
            isOptional
            hint={hint}
            rows={3}
            value={htmlToText(listing[field])}
            error={errorOf(field)}
            onChange={({ target }) => onChange({ [field]: textToHtml(target.value) })}
          />
        ))}
      </fieldset>
    </Section>
  )
}

interface TimeZoneProps {
  timeZone: string
  hint: string
  error: string | undefined
  onChoose: (timeZone: string) => void
}

function TimeZone({ timeZone, hint, error, onChoose }: TimeZoneProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setTyped(undefined)
      }}
    >
      <Combobox
        id={fieldId('deadline.timeZone')}
        label="Time zone"
        hint={hint}
        error={error}
        text={typed ?? timeZoneWords(timeZone)}
        onText={setTyped}
        options={findTimeZones(typed ?? '')}
        onPick={({ id }) => {
          setTyped(undefined)
          onChoose(id)
        }}
      />
    </div>
  )
}
