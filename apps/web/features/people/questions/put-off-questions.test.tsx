import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { forgetEverything } from '../../../testing/sign-in.ts'
import { usePutOffQuestions } from './put-off-questions.ts'

afterEach(forgetEverything)

function List() {
  return <p>Without {usePutOffQuestions('maya').putOff.join(', ')}</p>
}

function Asked() {
  const { putOffOne } = usePutOffQuestions('maya')
  return <button onClick={() => putOffOne('religion')}>Prefer not to say</button>
}

it('leaves a list what was put off elsewhere on the page', async () => {
  await render(
    <>
      <List />
      <Asked />
    </>,
  )
  await page.getByRole('button').click()
  await expect.element(page.getByText('Without religion')).toBeVisible()
})
