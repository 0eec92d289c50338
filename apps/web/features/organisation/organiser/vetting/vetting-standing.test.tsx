import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { letPass } from '../../../../testing/let-pass.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { CurrentOrganisation } from '../current-organisation.ts'
import { anOrganisation } from '../profile/testing/an-organisation.ts'
import { VettingStanding } from './vetting-standing.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

it('asks for a confirmed address only until it is confirmed', async () => {
  signIn({ isEmailConfirmed: false })
  const server = aServer()
  const organisation = anOrganisation({ vetting: 'unasked' })
  await render(
    <ServerState>
      <CurrentOrganisation value={organisation}>
        <VettingStanding organisation={organisation} />
      </CurrentOrganisation>
    </ServerState>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Ask us to verify' }))
  await letPass(() => server.refuse(409, 'EMAIL_NOT_CONFIRMED'))
  const refusal = page.getByText('The words of EMAIL_NOT_CONFIRMED.')
  await expect.element(refusal).toBeVisible()

  signIn({ isEmailConfirmed: true })
  await expect.element(refusal).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Ask us to verify' })).toBeVisible()
})
