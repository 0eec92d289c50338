import type { DeskListing } from '@laurel/contract/desk-admin'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import '../../../../ui/tokens.css'
import { Toasts } from '../../../../ui/toasts/toasts.tsx'
import { ListingsDesk } from './listings-desk.tsx'
import { aDesk, clause, listing, LISTINGS } from './testing/a-desk.ts'

const open = async () => {
  await render(
    <MemoryRouter>
      <ServerState>
        <ListingsDesk />
        <Toasts />
      </ServerState>
    </MemoryRouter>,
  )
  await expect.element(page.getByRole('heading', { name: 'Award one' })).toBeVisible()
}

const row = (number: number) =>
  page
    .getByRole('region', { name: 'What we read' })
    .getByRole('button', { name: new RegExp(`^${number} `) })
/** In the column of those that wait. */
const picked = (title: string) =>
  page
    .getByRole('list', { name: 'Listings that wait' })
    .getByRole('button', { name: new RegExp(`^${title}`) })
const press = (keys: string) => userEvent.keyboard(keys)

let desk: ReturnType<typeof aDesk>
beforeEach(async () => {
  await page.viewport(1280, 900)
  signIn()
  desk = aDesk()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

describe('by keyboard', () => {
  it('shows the row of the listing that one went to', async () => {
    desk = aDesk([
      ...LISTINGS,
      ...Array.from({ length: 30 }, (_, at) => listing(`more${at}`, [clause(`m${at}`)])),
    ])
    await open()
    const isShown = () => {
      const button = picked('Award more20').element()
      const column = button.closest('ul')?.parentElement?.getBoundingClientRect()
      const place = button.getBoundingClientRect()
      // A browser scrolls by whole pixels.
      return column && place.top >= column.top - 1 && place.bottom <= column.bottom + 1
    }
    expect(isShown()).toBe(false)
    for (let at = 0; at < 22; at++) await press('J')
    await expect.element(picked('Award more20')).toHaveAttribute('aria-current', 'true')
    await expect.poll(isShown).toBe(true)
  })

  it('decides at once, goes on to what waits, and never waits for the server', async () => {
    await open()
    await expect.element(row(2)).toHaveAttribute('aria-expanded', 'true')
    await expect.element(page.getByText('23 other listings')).toBeVisible()
    await press('a')
    await expect.element(row(2)).toMatchTextContent('Accepted')
    await expect.element(row(3)).toHaveFocus()
    await expect.element(picked('Award one')).toMatchTextContent('1 unsure')
    await press('r')
    await expect.element(page.getByText('All of Award one is decided.')).toBeInTheDocument()
    await expect.element(picked('Award one')).toMatchTextContent('Done')
    await expect.element(page.getByRole('heading', { name: 'Award two' })).toBeVisible()
    await expect.element(row(1)).toHaveFocus()
    await press('2')
    await press('a')
    await expect.element(page.getByText('All done')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /more|next/ }).last()).toHaveFocus()
    // One after the other, in the order of the presses.
    expect(desk.sent).toHaveLength(1)
    for (const _ of [1, 2, 3]) await desk.let()
    await expect.element(page.getByText('3 done today')).toBeVisible()
    const ids = desk.sent.map(({ body: { clauseId, verdict, isEverywhere, criteria } }) => ({
      clauseId,
      verdict,
      isEverywhere,
      criteria,
    }))
    expect(ids).toEqual([
      { clauseId: 'b', verdict: 'accept', isEverywhere: true },
      { clauseId: 'c', verdict: 'reject', isEverywhere: false },
      {
        clauseId: 'd',
        verdict: 'edit',
        isEverywhere: false,
        criteria: '{"fact":"state","in":["OH"],"soft":true}',
      },
    ])
  })

  it('keeps the focus while the next listing is on its way', async () => {
    desk = aDesk(LISTINGS, 'two')
    await open()
    await press('aa')
    await expect.element(page.getByText('Loading this listing')).toBeInTheDocument()
    expect(document.activeElement).not.toBe(document.body)
    await press('a')
    await desk.bring()
    await expect.element(row(1)).toHaveFocus()
    for (const _ of [1, 2]) await desk.let()
    expect(desk.sent.map(({ body }) => body['clauseId'])).toEqual(['b', 'c'])
  })

  it('takes back the last one, wherever one stands by then', async () => {
    await open()
    await press('a')
    await press('a')
    await expect.element(page.getByRole('heading', { name: 'Award two' })).toBeVisible()
    await press('z')
    await expect.element(page.getByRole('heading', { name: 'Award one' })).toBeVisible()
    await expect.element(row(3)).toHaveFocus()
    await expect.element(row(3)).toMatchTextContent('Unsure')
    for (const _ of [1, 2, 3]) await desk.let()
    expect(desk.sent[2]?.path).toBe(`/decisions/${String(desk.sent[1]?.body['id'])}/undo`)
  })

  it('moves over facts and listings, and stops at either end', async () => {
    await open()
    await press('k')
    await expect.element(row(1)).toHaveFocus()
    await press('k')
    await expect.element(row(1)).toHaveFocus()
    await press('jj')
    await expect.element(row(3)).toHaveFocus()
    await press('{Shift>}J{/Shift}')
    await expect.element(page.getByRole('heading', { name: 'Award two' })).toBeVisible()
    await press('{Shift>}K{/Shift}')
    await expect.element(page.getByRole('heading', { name: 'Award one' })).toBeVisible()
    expect(desk.sent).toEqual([])
  })

  it('keeps keys for what is typed, and has none when they are switched off', async () => {
    await open()
    await press('e')
    const dialog = page.getByRole('dialog', { name: 'What it asks' })
    await userEvent.click(dialog.getByRole('button', { name: 'Write it as JSON' }))
    await userEvent.fill(dialog.getByRole('textbox'), '{"attest":"a')
    await press('r')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect
      .element(dialog.getByRole('alert').filter({ hasText: 'JSON' }))
      .toMatchTextContent('This is not JSON.')
    await press('{Escape}')
    await press('?')
    await userEvent.click(page.getByLabelText('Single keys on'))
    await press('{Escape}')
    await press('r')
    expect(desk.sent).toEqual([])
  })
})

it('joins an entry that looks like it to it, by keys', async () => {
  const other = {
    id: 'other',
    title: 'Award won',
    sponsor: 'Lake Fund',
    award: '$500',
    deadline: '1 May 2027',
    text: 'One two four',
  }
  const pairs = [{ id: 'pair', basis: 'name' as const, likeness: 0.94, other }]
  desk = aDesk([{ ...listing('one', []), pairs }])
  await open()
  await expect.element(page.getByText(/94% of the words/)).toBeVisible()
  await press('c')
  const dialog = page.getByRole('dialog', { name: 'Two entries' })
  await expect.element(dialog.getByText('One two threefour')).toBeVisible()
  await press('{Escape}')
  await press('m')
  await expect
    .poll(() => desk.sent)
    .toEqual([{ path: '/pairs/pair/settle', body: { verdict: 'same' } }])
})

it('puts a warning with its reason on a listing', async () => {
  await open()
  await page.getByRole('button', { name: 'Put a warning on it' }).click()
  await page.getByLabelText('What is wrong?').selectOptions('It never says who won.')
  await page.getByLabelText('Why? Everybody can read this').fill('No list since 2019')
  await page.getByRole('button', { name: 'Save the warning' }).click()
  await expect
    .poll(() => desk.sent)
    .toEqual([
      { path: '/listings/one/flags', body: { kind: 'noWinners', words: 'No list since 2019' } },
    ])
})

describe('a page that was checked', () => {
  const checked = (kind: 'changed' | 'dead', part: Partial<DeskListing> = {}): DeskListing => ({
    ...listing('one', []),
    findings: [
      {
        id: 'found',
        kind,
        foundAt: '2026-11-20T12:00:00.000Z',
        passages: [{ before: 'By 1 March', after: 'By 15 March' }],
      },
    ],
    ...part,
  })

  it('shows what changed, and is done by a key', async () => {
    desk = aDesk([checked('changed')])
    await open()
    const passage = page.getByRole('list', { name: 'What changed' })
    await expect.element(passage).toHaveTextContent('By 1 15 March')
    await press('d')
    await expect
      .poll(() => desk.sent)
      .toEqual([{ path: '/findings/found/settle', body: { act: 'seen' } }])
  })

  it('takes the address of a page that is gone, or closes the listing', async () => {
    const missedAt = ['2026-11-17T12:00:00.000Z', '2026-11-20T12:00:00.000Z']
    const source = {
      address: 'https://lake.example',
      checkedAt: '2026-11-20T12:00:00.000Z',
      readAt: null,
      dueAt: '2026-11-23T12:00:00.000Z',
      missedAt,
      problem: null,
    }
    desk = aDesk([checked('dead', { source })])
    await open()
    await expect.element(page.getByText(/Not found on 17 Nov 2026 and 20 Nov 2026\./)).toBeVisible()
    const save = page.getByRole('button', { name: 'Save the new address' })
    await expect.element(save).toBeDisabled()
    await page.getByLabelText('New address').fill('lake.example/2027')
    await save.click()
    await expect
      .poll(() => desk.sent.at(-1)?.body)
      .toEqual({ act: 'move', address: 'lake.example/2027' })
  })
})

it('opens a clause again whose decision was not kept, and says so', async () => {
  await open()
  await press('a')
  await expect.element(row(2)).toMatchTextContent('Accepted')
  await desk.refuse()
  await expect.element(page.getByText('A decision was not kept')).toBeVisible()
  await expect.element(row(2)).toMatchTextContent('Unsure')
})

it('decides here alone where that is chosen, by mouse', async () => {
  await open()
  await userEvent.click(page.getByLabelText(/23 other listings/))
  await userEvent.click(page.getByRole('button', { name: /^Accept/ }))
  await expect.element(row(3)).toHaveFocus()
  await desk.let()
  expect(desk.sent[0]?.body).toMatchObject({ clauseId: 'b', isEverywhere: false })
})

it('has a sentence that was never asked put as a question first', async () => {
  const sentence = {
    confidence: 'unread',
    criteria: '{"attest":"Bees, two hives."}',
    readCriteria: '{"attest":"Bees, two hives."}',
  } as const
  desk = aDesk([listing('one', [clause('e', sentence)])])
  await open()
  await press('a')
  const dialog = page.getByRole('dialog', { name: 'What it asks' })
  await userEvent.fill(dialog.getByLabelText(/^The question/), 'Do you keep two hives of bees?')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('All done')).toBeVisible()
  await desk.let()
  expect(desk.sent[0]?.body).toMatchObject({
    verdict: 'edit',
    criteria: '{"attest":"Do you keep two hives of bees?"}',
  })
})

it('takes what a sentence asks from a form', async () => {
  await open()
  await press('e')
  const dialog = page.getByRole('dialog', { name: 'What it asks' })
  await userEvent.selectOptions(dialog.getByLabelText('About'), 'GPA')
  await userEvent.fill(dialog.getByLabelText('Value'), '3.5')
  await userEvent.click(dialog.getByLabelText('Nice to have'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.element(row(2)).toMatchTextContent('Edited')
  await expect.element(row(3)).toHaveFocus()
  await desk.let()
  expect(desk.sent[0]?.body).toMatchObject({
    verdict: 'edit',
    criteria: '{"fact":"gpa","gte":3.5,"soft":true}',
  })
})
