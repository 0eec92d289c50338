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

/** `pages` answers whoever asks for pictures. */
const answerWith = (disposition: string, pages = new Response(null, { status: 404 })) =>
  answer.mockImplementation(async (asked) =>
    asked === `${LINK}?page=1`
      ? pages
      : new Response(null, {
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

it('shows pictures of the pages of a PDF that is only saved', async () => {
  answerWith('attachment', new Response(null, { headers: { 'x-pages': '2' } }))
  await open()
  const pages = page.getByRole('region', { name: 'Pages of essay.pdf' })
  for (const number of [1, 2])
    await expect
      .element(pages.getByRole('img', { name: `Page ${number} of 2` }))
      .toHaveAttribute('src', `${LINK}?page=${number}`)
  await expect.element(frame).not.toBeInTheDocument()
})

it('says so where there are none', async () => {
  answerWith('attachment', new Response(null, { status: 404 }))
  await open()
  await expect
    .element(page.getByText(/Its pages cannot be shown as pictures either\./))
    .toBeInTheDocument()
  await expect.element(save).toHaveAttribute('href', LINK)
})

it('lets the frame tell what is wrong when nobody answers', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  await open()
  await expect.element(frame).toBeVisible()
})
