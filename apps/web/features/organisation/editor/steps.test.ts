import { expect, it } from 'vitest'
import { stepsOf } from './steps.ts'
import { anEdited } from './testing/an-edited.ts'

const { listing, criteria, reasons } = anEdited()
const audience = { criteria, reasons, suggestions: null }
const doneOf = (problems: Record<string, string>, isPublished = false) =>
  stepsOf(listing, audience, problems, isPublished).flatMap(({ id, isDone }) =>
    isDone ? [id] : [],
  )

it('does not call steps done that nobody has touched', () => {
  expect(doneOf({ title: 'Please name it.', 'deadline.date': 'Please say until when.' })).toEqual(
    [],
  )
})

it('takes asking nothing for a choice once the rest is written', () => {
  expect(doneOf({})).toEqual(['basics', 'who', 'send', 'dates'])
  expect(doneOf({}, true)).toEqual(['basics', 'who', 'send', 'dates', 'publish'])
})
