import { readdir, readFile } from 'node:fs/promises'
import { longDate } from '@laurel/contract/words/deadline-words'
import { html, type Html } from './html.ts'
import type { Made, Site } from './render-page.ts'

export const TERMS_PATH = '/terms/versions'
const FOLDER = new URL('./terms/', import.meta.url)
const VERSION = /^\d{4}-\d{2}-\d{2}$/

/** As the web app writes its legal pages (pages/public/legal). */
type Block = string | readonly string[]
interface Section {
  id: string
  number: string
  title: string
  blocks: readonly Block[]
  parts?: readonly Section[]
}
interface Text {
  title: string
  inShort: readonly string[]
  sections: readonly Section[]
}

/** Every version of the terms that anybody could agree to, the newest first. */
export async function makeTermsList(): Promise<Made> {
  const versions = await readVersions()
  const title = 'Versions of our terms'
  return page(
    { title, description: 'Every version of the terms, to read.', path: TERMS_PATH },
    html`<h1>${title}</h1>
      <p class="listing-lede">The newest one counts, from the day you agree to it.</p>
      <ul class="listing-lines">
        ${versions.map((version) => html`<li><a href="${TERMS_PATH}/${version}">${longDate(version)}</a></li>`)}
      </ul>`,
  )
}

/** One version as it was; undefined where there was none of that day. */
export async function makeTerms(
  version: string,
  { productName }: Pick<Site, 'productName'>,
): Promise<Made | undefined> {
  if (!VERSION.test(version) || !(await readVersions()).includes(version)) return undefined
  const kept = await readFile(new URL(`${version}.json`, FOLDER), 'utf8')
  const texts = JSON.parse(kept, named(productName)) as { terms: Text; productTerms: Text }
  const title = `${texts.terms.title} of ${longDate(version)}`
  return page(
    { title, description: `The terms as they were on that day.`, path: `${TERMS_PATH}/${version}` },
    html`<h1>${title}</h1>
      <p class="listing-lede">
        Kept as it was. <a href="/terms">The terms as they are now</a> ·
        <a href="${TERMS_PATH}">All versions</a>
      </p>
      <h2>In short</h2>
      ${renderText(texts.terms)}
      <h2>${texts.productTerms.title}</h2>
      ${renderText(texts.productTerms, 'scholarships-')}`,
  )
}

async function readVersions(): Promise<string[]> {
  const names = await readdir(FOLDER)
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()
    .toReversed()
}

/** The texts are kept without the name of the product, which an operator may change. */
function named(productName: string) {
  const slug = productName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return (_key: string, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll('{product}', () => productName).replaceAll('{slug}', slug)
      : value
}

const page = (of: { title: string; description: string; path: string }, body: Html): Made => ({
  status: 200,
  parts: {
    ...of,
    trail: [{ label: of.title, path: of.path }],
    isHidden: true,
    body: html`<div class="listing-list listing-legal">${body}</div>`,
  },
})

const renderText = ({ inShort, sections }: Text, prefix = ''): Html =>
  html`${renderBlocks([inShort])} ${sections.map((section) => renderSection(section, prefix))}`

function renderSection({ id, number, title, blocks, parts = [] }: Section, prefix: string): Html {
  return html`<section id="${prefix}${id}">
    <h3>${number === '' ? title : `${number}. ${title}`}</h3>
    ${renderBlocks(blocks)} ${parts.map((part) => renderSection(part, prefix))}
  </section>`
}

const renderBlocks = (blocks: readonly Block[]): Html[] =>
  blocks.map((block) =>
    typeof block === 'string'
      ? html`<p>${renderWords(block)}</p>`
      : html`<ul>
          ${block.map((point) => html`<li>${renderWords(point)}</li>`)}
        </ul>`,
  )

const LINK = /\[([^[\]]+)\]\(([^()]+)\)/g

/** Split at its links, every third part is words, then a label and an address. */
function renderWords(text: string): (Html | string)[] {
  const parts = text.split(LINK)
  return parts.flatMap((part, position): (Html | string)[] => {
    if (position % 3 === 0) return [part]
    return position % 3 === 2 ? [] : [html`<a href="${parts[position + 1]}">${part}</a>`]
  })
}
