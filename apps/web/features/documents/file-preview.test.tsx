import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { FilePreview } from './file-preview.tsx'

const LINK = '/api/v1/files/a/essay.pdf'
const frame = page.getByTitle('Preview of essay.pdf')
const save = page.getByRole('link', { name: 'Save the file' })

let answer: ReturnType<typeof vi.fn<typeof fetch>>
beforeEach(() => {
  answer = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

const answerWith = (disposition: string) =>
  answer.mockResolvedValue(
    new Response(null, {
      headers: { 'content-disposition': `${disposition}; filename=essay.pdf` },
    }),
  )

const open = () =>
  render(<FilePreview isOpen name="essay.pdf" url={LINK} onClose={() => undefined} />)

it('shows in a frame what a browser shows', async () => {
  answerWith('inline')
  await open()
  await expect.element(frame).toHaveAttribute('src', LINK)
  expect(answer).toHaveBeenCalledExactlyOnceWith(LINK, expect.objectContaining({ method: 'HEAD' }))
})

it('says why a file is only saved, and offers it', async () => {
  answerWith('attachment')
  await open()
  await expect.element(save).toHaveAttribute('href', LINK)
  await expect.element(frame).not.toBeInTheDocument()
})

it('lets the frame tell what is wrong when nobody answers', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  await open()
  await expect.element(frame).toBeVisible()
})
