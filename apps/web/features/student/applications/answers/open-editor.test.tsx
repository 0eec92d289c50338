import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ServerState } from '../../../../api/query-client.tsx'
import { aServer } from '../../../../testing/a-server.ts'
import { forgetEverything, signIn } from '../../../../testing/sign-in.ts'
import { useEssayFile } from '../../essays/use-essay-file.ts'
import { OpenEditor } from './open-editor.tsx'

const task = {
  scholarshipId: 'hartwell',
  scholarshipTitle: 'Hartwell Award',
  requirement: { id: 'essay', field: { name: 'essay' } } as Requirement,
  wordLimit: undefined,
  limits: [],
}

/** An essay that is made a file of, and then another one. */
function Essay() {
  const [html, setHtml] = useState('<p>My first words.</p>')
  const [fileId, setFileId] = useState<string>()
  const draft = {
    html,
    write: setHtml,
    saveWords: '',
    isInTrouble: false,
    saveAll: () => Promise.resolve(true),
  }
  const file = useEssayFile(task, draft, (url) => setFileId(url.split('/').at(-1)))
  return (
    <>
      <button type="button" onClick={file.make}>
        Save as PDF
      </button>
      <button type="button" onClick={() => draft.write('<p>Better words.</p>')}>
        Write more
      </button>
      <output>{fileId}</output>
      <OpenEditor fileId={fileId} title="Essay" onOpen={() => undefined} />
    </>
  )
}

let server: ReturnType<typeof aServer>
beforeEach(async () => {
  signIn()
  server = aServer()
  await render(
    <ServerState>
      <Essay />
    </ServerState>,
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetEverything()
})

const aFile = (id: string) => ({ id, publicUrl: `/files/${id}`, purpose: 'essay' })
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const edit = page.getByRole('button', { name: 'Edit: Essay' })
const readings = () => server.requests.filter(({ url }) => url.endsWith('/api/v1/files'))

it('lets the text of the newest file be edited, however soon after another', async () => {
  await press('Save as PDF')
  await server.answerTo('/files/essay', aFile('first'))
  await expect.poll(readings).toHaveLength(1)
  await server.answer([aFile('first')])
  await expect.element(edit).toBeVisible()

  await press('Write more')
  await press('Save as PDF')
  await server.answerTo('/files/essay', aFile('second'))
  await expect.element(page.getByText('second')).toBeVisible()
  await expect.poll(readings).toHaveLength(2)
  await server.answer([aFile('second'), aFile('first')])
  await expect.element(edit).toBeVisible()
})
