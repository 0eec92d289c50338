import type { Organisation } from '@laurel/contract/organisations'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { CurrentOrganisation } from '../current-organisation.ts'
import { ChangeProfile } from './change-profile.tsx'
import { anOrganisation, PROFILE } from './testing/an-organisation.ts'

let server: ReturnType<typeof aServer>
beforeEach(() => {
  signIn()
  server = aServer()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const open = () =>
  render(
    <ServerState>
      <CurrentOrganisation value={anOrganisation()}>
        <ChangeProfile organisation={anOrganisation()} />
      </CurrentOrganisation>
    </ServerState>,
  )
const payer = () => page.getByRole('textbox', { name: 'Who pays the winners' })
const website = () => page.getByRole('textbox', { name: 'Website' })
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }))

const sent = async (number: number): Promise<unknown> => {
  await expect.poll(() => server.requests.length).toBe(number)
  const body = server.requests[number - 1]?.request?.body
  return JSON.parse(typeof body === 'string' ? body : '')
}

const newer = (part: Partial<typeof PROFILE>): Organisation =>
  anOrganisation({ version: 4, profile: { ...PROFILE, ...part } })

it('puts its changes on what somebody else saved meanwhile, and shows both', async () => {
  await open()
  await userEvent.fill(payer(), 'The board does.')
  await save()
  expect(await sent(1)).toMatchObject({ payer: 'The board does.', version: 3 })
  await server.refuse(409, 'STALE_VERSION', {}, newer({ website: 'https://new.example.org' }))
  const merged = { payer: 'The board does.', website: 'https://new.example.org' }
  expect(await sent(2)).toMatchObject({ ...merged, version: 4 })
  await server.answer({ ...newer(merged), version: 5 })
  await expect.element(website()).toHaveValue('https://new.example.org')
  await expect.poll(() => localStorage.getItem('sponsorWords')).toBeNull()
})

it('asks about what both changed, and writes over it only then', async () => {
  await open()
  await userEvent.fill(payer(), 'The board does.')
  await save()
  await server.refuse(409, 'STALE_VERSION', {}, newer({ payer: 'The bank does.' }))
  const said = 'Somebody else saved “The bank does.” meanwhile. Saving again writes over it.'
  await expect.element(payer()).toHaveAccessibleDescription(expect.stringContaining(said))
  await expect.element(payer()).toHaveValue('The board does.')
  expect(server.requests).toHaveLength(1)
  await save()
  expect(await sent(2)).toMatchObject({ payer: 'The board does.', version: 4 })
})

it('takes changes back, and keeps none of them', async () => {
  await open()
  await userEvent.fill(payer(), 'The board does.')
  await expect.element(page.getByText('Not saved yet.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Take back my changes' }))
  await expect.element(payer()).toHaveValue(PROFILE.payer)
  expect(page.getByText('Not saved yet.').query()).toBeNull()
  expect(localStorage.getItem('sponsorWords')).toBeNull()
})

it('ends its row with the button, whether something is said beside it or not', async () => {
  await open()
  const button = page.getByRole('button', { name: 'Save' })
  const ends = () => {
    const element = button.element()
    return [element, element.closest('form')].map((each) => each?.getBoundingClientRect().right)
  }
  const [before, edge] = ends()
  expect(before).toBe(edge)
  await userEvent.fill(payer(), 'The board does.')
  await expect.element(page.getByText('Not saved yet.')).toBeVisible()
  expect(ends()).toEqual([edge, edge])
})
