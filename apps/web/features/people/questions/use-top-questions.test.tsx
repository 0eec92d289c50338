import { questionKey } from '@laurel/contract/words/open-question'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ServerState } from '../../../api/query-client.tsx'
import { aServer } from '../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../testing/sign-in.ts'
import { useTopQuestions } from './use-top-questions.ts'

let server: ReturnType<typeof aServer>
beforeEach(() => {
  server = aServer()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const opens = (fact: string) => ({ fact, scholarships: 4, amountUsd: 0, answers: [] })

function List() {
  const { questions } = useTopQuestions()
  return <p>Asked: {questions?.map(({ question }) => questionKey(question)).join(', ')}</p>
}

it.each([
  ['asks no question again that was declined', true, 'Asked: gpa'],
  ['asks what nobody was asked before', false, 'Asked: ethnicity, gpa'],
])('%s', async (_what, isProfileUpdate, words) => {
  signIn({ isProfileUpdate })
  await render(
    <ServerState>
      <List />
    </ServerState>,
  )
  await server.answerTo('/unlocks', { questions: [opens('ethnicity'), opens('gpa')] })
  await expect.element(page.getByText(words)).toBeVisible()
})
