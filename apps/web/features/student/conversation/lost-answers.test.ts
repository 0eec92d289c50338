import { beforeEach, expect, it, vi } from 'vitest'
import { QUESTIONS } from '../../people/questions/question-list.ts'
import { createAccount } from './account-flow.ts'
import { showPreviews } from './offers.ts'
import { emptyProgress } from './progress.ts'
import { Talk } from './talk.ts'
import { refusal, somePorts, type TestPorts } from './talk-samples.ts'

let ports: TestPorts
let talk: Talk
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  ports = somePorts()
  const progress = { ...emptyProgress(), place: { at: 'question' as const, key: 'terms' } }
  talk = new Talk({ kind: 'onboarding', questions: QUESTIONS, ports, progress })
})

const asked = () => {
  const { place } = talk.progress
  return 'key' in place ? place.key : place.at
}
const said = () => talk.progress.turns.map(({ text }) => text)

it.each([
  ['email', 'Missing required signup data'],
  ['fullName', 'Missing or empty fields: name'],
  ['phone', 'Missing or empty fields: phone'],
])('makes no account where this device lost the %s', async (key, words) => {
  const kept = {
    email: ['maya@school.example'],
    fullName: ['Maya van Dyk'],
    phone: ['US', '512 555 0100'],
  }
  vi.spyOn(talk, 'answers', 'get').mockReturnValue({ ...kept, [key]: [] })
  talk.password = 'three plain words'
  await createAccount(talk)
  expect(ports.signUp).not.toHaveBeenCalled()
  expect(said()).toContain(words)
  expect(asked()).toBe(key)
})

it.each([
  ['SESSION_ENDED', 'Authentication token not found'],
  ['NOT_FOUND', 'User information not found'],
  ['INTERNAL', 'Failed to fetch scholarship data. Please try again.'],
] as const)('says why there are no previews after %s', async (code, words) => {
  ports.listMatches.mockRejectedValue(refusal(code))
  await showPreviews(talk, 2)
  expect(said()).toContain(words)
})
