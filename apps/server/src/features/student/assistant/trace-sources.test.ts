import { expect, it } from 'vitest'
import type { Material } from '../../../integrations/ai/writing-task.ts'
import { traceSources } from './trace-sources.ts'

const interview: Material = {
  from: 'interview',
  about: 'What did you lead or begin, and with whom?',
  label: 'What you led',
  text: 'I began a food shelf in our library with my aunt on Sundays',
}
const study: Material = {
  from: 'profile',
  about: 'fieldOfStudy',
  label: 'Field of study',
  text: 'Nursing',
}

it('says of each sentence what it rests on', () => {
  const text =
    'The library had no food shelf, so on Sundays I began one with my aunt.\n\nNow I plan to study nursing. It will be hard.'
  expect(traceSources(text, [interview, study])).toEqual([
    {
      passage: 'The library had no food shelf, so on Sundays I began one with my aunt.',
      from: 'interview',
      label: 'What you led',
    },
    { passage: 'Now I plan to study nursing.', from: 'profile', label: 'Field of study' },
  ])
})

it('takes one shared word for chance', () => {
  expect(traceSources('A shelf fell on my foot while I slept at home.', [interview])).toEqual([])
})

it('knows a fact of several words by all of them', () => {
  const school: Material = { ...study, label: 'High school', text: 'Green Valley High School' }
  expect(traceSources('I like green tea and high places.', [school])).toEqual([])
  expect(traceSources('At Green Valley High School I run.', [school])).toHaveLength(1)
})
