import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs'
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import { DECIDED, type Candidate, type Decided, type Told } from '@laurel/contract/announcements'
import type { BadgeProps } from '../../../ui/badge.tsx'

/** Each outcome for the organisation, one and many. */
export const OUTCOME_WORDS: Readonly<
  Record<Told, { one: string; many: string; tone: BadgeProps['tone']; icon: BadgeProps['icon'] }>
> = {
  won: { one: 'Winner', many: 'Winners', tone: 'gold', icon: IconTrophy },
  alternate: { one: 'Alternate', many: 'Alternates', tone: 'info', icon: IconReplace },
  finalist: { one: 'Finalist', many: 'Finalists', tone: 'info', icon: IconListCheck },
  not_selected: { one: 'Not selected', many: 'Not selected', tone: 'neutral', icon: IconMinus },
  forfeited: { one: 'Not reached', many: 'Not reached', tone: 'warn', icon: IconMinus },
}

export const OUTCOME_OPTIONS = DECIDED.map((value) => ({ value, label: OUTCOME_WORDS[value].one }))

export const asDecided = (value: string): Decided | null =>
  DECIDED.find((outcome) => outcome === value) ?? null

export const STAGE_NAMES: Readonly<Record<Candidate['stage'], string>> = {
  new: 'New',
  in_review: 'In review',
  shortlist: 'Shortlist',
  finalist: 'Finalist',
}

/** "1 student", "12 students". */
export const students = (number: number): string =>
  number === 1 ? '1 student' : `${number.toLocaleString('en-US')} students`
