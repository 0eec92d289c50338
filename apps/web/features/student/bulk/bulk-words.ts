import type { BulkProgress, BulkResult } from './send-bulk.ts'

const number = (count: number) => count.toLocaleString('en-US')

/** "12 of 14 selected"; a list longer than one call takes says so too. */
export function selectedWords(selected: number, known: number, listed = known): string {
  const words = `${number(selected)} of ${number(known)} selected`
  return listed > known ? `${words}, out of ${number(listed)} listed` : words
}

/** How sure it is that what a list holds fits: "You’re eligible for 2, and 9 may fit you." */
export function fitWords(eligible: number, possible: number): string {
  if (eligible > 0)
    return `You’re eligible for ${number(eligible)}, and ${number(possible)} more may fit you.`
  const these = possible === 1 ? 'This one' : `Each of these ${number(possible)}`
  return `We know too little about you yet. ${these} may fit you, or may not.`
}

/** Before many are sent: "16 fit you, 17 are not certain yet." */
export function selectionWords(fitting: number, uncertain: number): string {
  const fit = fitting === 1 ? 'fits' : 'fit'
  const notCertain = `${number(uncertain)} ${uncertain === 1 ? 'is' : 'are'} not certain yet`
  if (uncertain === 0) return fitting === 1 ? 'It fits you.' : `All ${number(fitting)} fit you.`
  if (fitting === 0) return `${notCertain}: some answers are still missing.`
  return `${number(fitting)} ${fit} you, ${notCertain}.`
}

/** "Apply to 12 selected": the button that sends them. */
export const applyWords = (selected: number): string =>
  selected === 0 ? 'Apply to selected' : `Apply to ${number(selected)} selected`

/** "7 of 12 sent". */
export const progressWords = ({ sent, total }: BulkProgress): string =>
  `${number(sent)} of ${number(total)} sent`

/** Specification 1, section 8: the success message; nothing is called applied that was not. */
export const resultTitle = ({ submitted }: BulkResult): string =>
  submitted.length > 0 ? 'Scholarship applied successfully!' : 'Nothing was sent'

/** "12 applications were sent." */
export function sentWords({ submitted }: BulkResult): string {
  if (submitted.length === 0) return 'None of the applications could be sent.'
  return submitted.length === 1
    ? 'Thank you. 1 application was sent.'
    : `Thank you. ${number(submitted.length)} applications were sent.`
}

/** "2 were not sent": the heading of those that were skipped. */
export const skippedWords = ({ skipped }: BulkResult): string =>
  skipped.length === 1 ? '1 was not sent' : `${number(skipped.length)} were not sent`

/** The server's description, and that nothing is lost. */
export const failureWords = (description: string): string =>
  `${description}${/[.!?]$/.test(description) ? '' : '.'} Your selection is kept.`
