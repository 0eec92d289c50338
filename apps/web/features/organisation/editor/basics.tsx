import { htmlToText, textToHtml } from '@laurel/contract/essay-text'
import {
  AWARD_KINDS,
  type AwardKind,
  type WrittenListing,
} from '@laurel/contract/publishing-shapes'
import { CheckField } from '../../../ui/check-field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { usd } from '@laurel/contract/words/amount-words'
import type { PartProps } from './editor-parts.ts'
import styles from './editor.module.css'
import { fieldId } from './fields.ts'
import { NumberField } from './number-field.tsx'
import { Section } from './section.tsx'
import { hasMost, type NumberName } from './use-unread-numbers.ts'

const KIND_LABELS: Readonly<Record<AwardKind, string>> = {
  fixed: 'The same amount for each winner',
  upTo: 'Up to an amount',
  range: 'Between two amounts',
  tuition: 'Full tuition',
  fullRide: 'Full ride: tuition and living costs',
  varies: 'It varies',
  asListed: 'As it was listed',
}

const AMOUNT_LABELS: Readonly<Partial<Record<AwardKind, string>>> = {
  fixed: 'Amount for each winner, in dollars',
  upTo: 'At most, in dollars',
  range: 'At least, in dollars',
}

/** What it is called, what it is for and what winners receive. */
export function Basics(props: PartProps) {
  const { listing, numbers, onChange, errorOf, notes, isReadOnly } = props
  const { award } = listing
  return (
    <Section id="basics" title="Basics" note={budgetWords(award)}>
      <fieldset className={styles.card} disabled={isReadOnly} aria-labelledby="basics">
        <TextField
          id={fieldId('title')}
          label="Name"
          maxLength={200}
          value={listing.title}
          error={errorOf('title')}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <TextArea
          id={fieldId('description')}
          label="What it is for"
          hint="Who gives it and why, in plain words. An empty line begins a new paragraph."
          value={htmlToText(listing.description)}
          error={errorOf('description')}
          onChange={({ target }) => onChange({ description: textToHtml(target.value) })}
        />
        {notes['award'] && <p className={styles.note}>{notes['award']}</p>}
        <AwardFields {...{ award, numbers, errorOf, onChange }} />
      </fieldset>
    </Section>
  )
}

type AwardProps = Pick<PartProps, 'numbers' | 'errorOf' | 'onChange'> & {
  award: WrittenListing['award']
}

function AwardFields({ award, numbers, errorOf, onChange }: AwardProps) {
  const change = (changed: Partial<WrittenListing['award']>) =>
    onChange({ award: { ...award, ...changed } })
  const field = (name: NumberName) => ({
    id: fieldId(name),
    error: errorOf(name),
    unread: numbers.unread[name],
    onUnread: (typed: string) => numbers.keep(name, typed),
  })
  const renewal = errorOf('award.isRenewable')
  const amountLabel = AMOUNT_LABELS[award.kind]
  const kinds = AWARD_KINDS.filter((kind) => kind !== 'asListed' || award.kind === 'asListed')
  return (
    <>
      <SelectField
        id={fieldId('award.kind')}
        label="What a winner receives"
        options={kinds.map((value) => ({ value, label: KIND_LABELS[value] }))}
        value={award.kind}
        error={errorOf('award.kind')}
        onChange={(chosen) => {
          const kind = AWARD_KINDS.find((each) => each === chosen)
          if (kind) change({ kind })
        }}
      />
      <div className={styles.pair}>
        {amountLabel && (
          <NumberField
            {...field('award.amountUsd')}
            label={amountLabel}
            value={award.amountUsd}
            onChange={(amountUsd) => change({ amountUsd })}
          />
        )}
        {hasMost(award.kind) && (
          <NumberField
            {...field('award.maxUsd')}
            label="At most, in dollars"
            value={award.maxUsd}
            onChange={(maxUsd) => change({ maxUsd })}
          />
        )}
        <NumberField
          {...field('award.count')}
          label="How many awards"
          example="3"
          value={award.count}
          onChange={(count) => change({ count })}
        />
        <NumberField
          {...field('award.budgetUsd')}
          label="Budget for all, in dollars"
          isOptional
          value={award.budgetUsd}
          onChange={(budgetUsd) => change({ budgetUsd })}
        />
      </div>
      <CheckField
        id={fieldId('award.isRenewable')}
        label="Winners can receive it again in later years"
        isChecked={award.isRenewable}
        onChange={(isRenewable) => change({ isRenewable })}
      />
      {renewal && <FieldError id="renewal-error">{renewal}</FieldError>}
    </>
  )
}

/** "5 awards of $5,000 are $25,000." */
function budgetWords({ kind, amountUsd, count }: WrittenListing['award']): string | undefined {
  if (kind !== 'fixed' || !amountUsd || !count || count < 2) return undefined
  return `${count} awards of ${usd(amountUsd)} are ${usd(amountUsd * count)}.`
}
