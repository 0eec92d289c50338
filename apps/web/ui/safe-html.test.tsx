import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { SafeHtml } from './safe-html.tsx'

async function shownOf(html: string): Promise<string> {
  const { container } = await render(<SafeHtml html={html} />)
  return container.querySelector('div')?.innerHTML ?? ''
}

it.each([
  ['<p>One <strong>two</strong></p>', '<p>One <strong>two</strong></p>'],
  ['<script>alert(1)</script><p onclick="x()">One</p>', '<p>One</p>'],
  ['<h2>Why</h2>', '<p><strong>Why</strong></p>'],
  ['<frameset>', ''],
  ['<frameset><frame src="https://example.org"></frameset>', ''],
  ['<!--x--><frameset><b>One</b>', '<b>One</b>'],
  ['<p>One</p><frameset>two', '<p>One</p>two'],
])('shows %s as nothing but text', async (html, shown) => {
  expect(await shownOf(html)).toBe(shown)
})
