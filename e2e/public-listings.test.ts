import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { step } from './support/step.ts'

/** The address of every link of a page to another page of the site. */
function linksOf(html: string, from: string): string[] {
  const found = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), from)
    return url.origin === new URL(from).origin ? url.pathname + url.search : ''
  })
  return found.filter((path) => path !== '' && !path.startsWith('/api/'))
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

it('somebody who comes from a search engine finds a scholarship, with no script', async ({
  open,
  server: { url },
}) => {
  const page = await open({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
  await step('from the front page to all that are open', async () => {
    await page.goto(url)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Scholarships' }).click()
    await page.getByRole('heading', { level: 1, name: 'Scholarships' }).waitFor()
  })
  await step('to those of a state', async () => {
    await page.getByRole('link', { name: 'Ohio', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Scholarships in Ohio' }).waitFor()
  })
  await step('to one of them, with its rules', async () => {
    await page.getByRole('link', { name: 'Future Bedside Nurses Scholarship' }).click()
    await page.getByRole('heading', { level: 2, name: 'Who may apply' }).waitFor()
    await expect.poll(() => page.getByText('For students of nursing').isVisible()).toBe(true)
  })
  await step('and to the first question', async () => {
    await page.getByRole('link', { name: 'Check if you fit' }).click()
    await page.waitForURL(/\/conversation\?scholarship=[0-9a-f-]{36}$/)
  })
})

it('every link and every address of the sitemap leads to a page', async ({ server: { url } }) => {
  const html = async (path: string) => {
    const answer = await fetch(url + path, { headers: { accept: 'text/html' } })
    return { status: answer.status, text: await answer.text() }
  }
  const index = locations((await html('/sitemap.xml')).text)
  const lists = await Promise.all(index.map(html))
  const listed = lists.flatMap(({ text }) => locations(text))
  expect(listed.length).toBeGreaterThan(100)
  const waiting = ['/', ...listed]
  const seen = new Set(waiting)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const { status, text } = await html(path)
    expect(status, path).toBe(200)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]
    if (canonical !== undefined) expect(new URL(canonical).pathname, path).toBe(path.split('?')[0])
    for (const [, data = ''] of text.matchAll(/<script type="application\/ld\+json">([^<]*)</g))
      expect(JSON.parse(data), path).toHaveProperty('@type')
    for (const link of linksOf(text, url + path))
      if (!seen.has(link) && seen.add(link)) waiting.push(link)
  }
})
