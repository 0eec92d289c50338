import type {
  AsideRow,
  CatalogueImport,
  ImportRow,
  UndoPreview,
} from '@laurel/contract/imports-admin'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Locator, page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { letPass } from '../../../../testing/let-pass.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { CatalogueUpload } from './catalogue-upload.tsx'
import { ImportDetails } from './import-details.tsx'

const view: CatalogueImport = {
  id: 'one',
  origin: 'screen',
  fileName: 'awards.csv',
  sizeBytes: 2048,
  state: 'checked',
  problem: null,
  startedBy: 'Dana',
  createdAt: '2026-11-20T12:00:00.000Z',
  finishedAt: null,
  undoneAt: null,
  rowsDone: 2,
  rowsTotal: 2,
  counts: { imported: 1, updated: 0, unchanged: 0, setAside: 1, heldBack: 0 },
  undone: null,
  canUndo: false,
  sameAs: null,
}

const rows: ImportRow[] = [
  {
    line: 1,
    outcome: 'imported',
    title: 'Bee Award',
    sponsor: 'Lake Fund',
    reason: null,
    heldBack: null,
    glance: {
      amounts: [1500],
      award: null,
      deadline: { type: 'fixed', date: '2027-03-01', timeZone: 'America/New_York' },
      known: 'partly',
      clauses: [
        { words: 'resident of Ohio', confidence: 'certain' },
        { words: 'Must keep bees.', confidence: 'unread' },
      ],
      clauseCount: 2,
      warnings: [{ field: 'deadline', value: 'soon', problem: 'no date' }],
    },
    scholarshipId: null,
    undo: null,
    keptBecause: null,
    canTakeIn: false,
  },
  {
    line: 2,
    outcome: 'setAside',
    title: '',
    sponsor: 'Nameless Fund',
    reason: 'The row has no title.',
    heldBack: null,
    glance: null,
    scholarshipId: null,
    undo: null,
    keptBecause: null,
    canTakeIn: false,
  },
]

const open = () =>
  render(
    <MemoryRouter>
      <ServerState>
        <ImportDetails id="one" />
      </ServerState>
    </MemoryRouter>,
  )

let server: ReturnType<typeof aServer>
const answer = (data: unknown) => letPass(() => server.answer(data))
const says = (place: Locator, words: string) => expect.element(place).toMatchTextContent(words)
const asked = () => server.requests.map(({ url, request }) => `${request?.method} ${url}`)

beforeEach(async () => {
  await page.viewport(1280, 900)
  signIn()
  server = aServer()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

it('shows what was read of each row, and brings it in when told to', async () => {
  await open()
  await answer(view)
  await answer({ total: 2, rows })
  await expect.element(page.getByText('Adds 1 listing.')).toBeVisible()
  const row = page.getByRole('row', { name: /Bee Award/ })
  for (const words of ['Would be added', '$1,500', '1 March 2027', 'Partly read', 'Certain'])
    await says(row, words)
  await says(row, '“Must keep bees.” Not understood')
  await says(page.getByRole('row', { name: /Nameless Fund/ }), 'The row has no title.')
  await userEvent.click(page.getByRole('button', { name: 'Bring in' }))
  await answer({ ...view, state: 'importing', rowsDone: 1 })
  await expect.element(page.getByText('Bringing it in.')).toBeVisible()
  await says(row, 'Would be added')
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  expect(asked()).toContain('POST /api/v1/admin/imports/one/confirm')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('says what went wrong with a file, and what did not work', async () => {
  await open()
  await answer({ ...view, state: 'failed', problem: 'The file is not JSON.' })
  await says(page.getByRole('alert'), 'The file is not JSON.')
  await expect.element(page.getByRole('link', { name: 'Bring in another file' })).toBeVisible()
})

it('offers to try again where nothing could be loaded', async () => {
  await open()
  await letPass(() => server.refuse(403, 'FORBIDDEN'))
  await expect.element(page.getByText('We couldn’t load this import.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await answer({ ...view, state: 'checking', rowsTotal: null })
  await expect.element(page.getByText(/2 rows so far/)).toBeVisible()
})

it('tells what an undo would do before it begins', async () => {
  await open()
  await answer({ ...view, state: 'imported', canUndo: true })
  await answer({ total: 2, rows })
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  const preview: UndoPreview = {
    removes: 3,
    restores: 1,
    keeps: 1,
    kept: [{ id: 'kept', title: 'Begun Award', because: 'begun' }],
  }
  await answer(preview)
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' })
  await says(dialog, 'Takes away 3 listings that it added.')
  await says(dialog, 'Begun Award: students began on it')
  await userEvent.click(dialog.getByRole('button', { name: 'Undo the import' }))
  await letPass(() => server.refuse(409, 'IMPORT_MOVED_ON'))
  await says(dialog.getByRole('alert'), 'The words of IMPORT_MOVED_ON.')
})

it('says what came of an undo in the line that said what was there', async () => {
  const imported = { ...view, state: 'imported' as const, canUndo: true }
  await open()
  await answer(imported)
  await answer({ total: 2, rows })
  const line = page.getByRole('status')
  await says(line, 'Added 1 listing.')
  const before = line.element()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await answer({ removes: 1, restores: 0, keeps: 0, kept: [] } satisfies UndoPreview)
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' })
  await userEvent.click(dialog.getByRole('button', { name: 'Undo the import' }))
  const undone = { removed: 1, restored: 0, kept: 0 }
  await letPass(() =>
    server.answerTo('/undo', { ...imported, state: 'undone', canUndo: false, undone }),
  )
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await says(line, '1 listing taken away.')
  // What a screen reader follows is still there, with other words.
  expect(line.element()).toBe(before)
})

/** Opens the second row, which was set aside for want of a title. */
async function openAside() {
  await open()
  await answer({ ...view, state: 'imported' })
  await answer({ total: 2, rows: rows.map((row) => ({ ...row, canTakeIn: row.line === 2 })) })
  await expect.element(page.getByText(/1 row did not come in/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Put it right: line 2' }))
  const dialog = page.getByRole('dialog', { name: 'Line 2' })
  // Its part of the page comes first.
  await expect.element(dialog).toBeVisible()
  const row: AsideRow = {
    line: 2,
    reason: 'The row has no title.',
    text: null,
    columns: [
      { name: 'Funder', value: 'Nameless Fund', isInFile: true, isAtFault: false },
      { name: 'title', value: '', isInFile: false, isAtFault: true },
    ],
  }
  await answer(row)
  await says(dialog, 'The row has no title.')
  return { dialog, title: dialog.getByLabelText('Title') }
}

it('puts a row right that was set aside, and takes it in', async () => {
  const { dialog, title } = await openAside()
  await userEvent.fill(title, 'Sign up')
  await userEvent.keyboard('{Enter}')
  await letPass(() => server.refuseFields({ title: 'The row is a page.' }))
  await says(dialog, 'The row is a page.')
  await expect.element(title).toHaveFocus()
  await userEvent.fill(title, 'Named Award')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.requests.at(-1)?.request?.body).toContain('Named Award')
  expect(asked().at(-1)).toBe('POST /api/v1/admin/imports/one/rows/2/take-in')
  expect(server.requests.at(-1)?.request?.body).toBe('{"values":{"title":"Named Award"}}')
  await answer({ ...rows[1], outcome: 'imported', title: 'Named Award', reason: null })
  await expect.element(dialog).not.toBeInTheDocument()
})

it('keeps what was typed where somebody else was faster', async () => {
  const { dialog, title } = await openAside()
  await userEvent.fill(title, 'Named Award')
  await userEvent.click(dialog.getByRole('button', { name: 'Take it in' }))
  await letPass(() => server.refuse(409, 'ROW_SETTLED'))
  await says(dialog.getByRole('alert'), 'The words of ROW_SETTLED.')
  await expect.element(title).toHaveValue('Named Award')
})

it('links a row to its listing for as long as there is one', async () => {
  const bees = { ...rows[0], scholarshipId: 'bees' }
  await open()
  await answer({ ...view, state: 'undone' })
  await answer({
    total: 2,
    rows: [
      { ...bees, undo: 'removed' },
      { ...bees, line: 2, title: 'Wasp Award', undo: 'restored' },
    ],
  })
  await expect.element(page.getByRole('link', { name: 'Wasp Award' })).toBeVisible()
  await expect.element(page.getByText('Bee Award')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Bee Award' })).not.toBeInTheDocument()
  const table = page.getByRole('table')
  await says(table, 'Taken away again')
  await says(table, 'Put back as before')
  await says(table, '1 value to check')
  expect(table.element().textContent).not.toContain('Added')
})

it('refuses a file that cannot be one, on the page', async () => {
  const onSent = vi.fn<() => void>()
  await render(
    <ServerState>
      <CatalogueUpload onSent={onSent} />
    </ServerState>,
  )
  const picker = page.getByLabelText('Choose a file of scholarships')
  await userEvent.upload(picker, new File(['x'], 'awards.xlsx'))
  await says(page.getByRole('alert'), 'Save it as CSV')
  await expect.element(picker).toHaveAttribute('aria-invalid', 'true')
  expect(onSent).not.toHaveBeenCalled()
})
