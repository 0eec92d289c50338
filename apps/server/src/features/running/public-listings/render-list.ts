import type { Category, CategoryKind } from './categories.ts'
import { html, type Html } from '../site-pages/html.ts'
import type { PageParts, Step } from '../site-pages/render-page.ts'
import { ROOT, START } from './listing-address.ts'
import type { Listing } from './read-listing.ts'
import { renderCard } from './render-card.ts'

interface Shown {
  /** Undefined for the list of all. */
  category: Category | undefined
  listings: readonly Listing[]
  /** From 1. */
  page: number
  hasMore: boolean
  /** Where else to look. */
  others: readonly Category[]
}

const NAMED: Readonly<Record<CategoryKind, string>> = { in: 'place', for: 'level', study: 'field' }
const ledeOf = (kind: CategoryKind): string =>
  `Open scholarships that name this ${NAMED[kind]} among those they are for, the nearest deadlines first.`
const LEDE_OF_ALL = 'Every open scholarship, the nearest deadlines first.'

/** A page of a list of listings. */
export function renderList({ category, listings, page, hasMore, others }: Shown): PageParts {
  const title = category?.title ?? START.label
  const base = category?.path ?? ROOT
  const lede = category ? ledeOf(category.kind) : LEDE_OF_ALL
  const steps: Step[] = category ? [{ label: category.label, path: base }] : []
  return {
    title: page === 1 ? title : `${title}, page ${page}`,
    description: `${title}: who may apply, how much, until when and where it comes from. ${lede}`,
    path: addressOf(base, page),
    trail: [START, ...steps],
    body: html`<div class="listing-list">
      <h1>${title}</h1>
      <p class="listing-lede">${lede}</p>
      <p><a class="listing-button" data-kind="filled" href="/conversation">See which fit you</a></p>
      ${
        listings.length > 0
          ? html`<h2 class="listing-hidden">Open now</h2>
              <ul class="listing-cards">
                ${listings.map(renderCard)}
              </ul>`
          : html`<p>None is open now.</p>`
      }
      ${renderPages(base, page, hasMore)} ${renderOthers(others)}
    </div>`,
  }
}

const addressOf = (base: string, page: number): string =>
  page === 1 ? base : `${base}?page=${page}`

function renderPages(base: string, page: number, hasMore: boolean): Html | false {
  if (page === 1 && !hasMore) return false
  return html`<nav class="listing-pages" aria-label="Pages">
    ${page > 1 && html`<a rel="prev" href="${addressOf(base, page - 1)}">Previous</a>`}
    <span>Page ${page}</span>
    ${hasMore && html`<a rel="next" href="${addressOf(base, page + 1)}">Next</a>`}
  </nav>`
}

const HEADINGS: Readonly<Record<CategoryKind, string>> = {
  for: 'By level',
  in: 'By state',
  study: 'By field of study',
}

function renderOthers(others: readonly Category[]): Html[] {
  const groups = Map.groupBy(others, ({ kind }) => kind)
  return [...groups].map(
    ([kind, group]) =>
      html`<nav class="listing-others" aria-label="${HEADINGS[kind]}">
        <h2>${HEADINGS[kind]}</h2>
        <ul>
          ${group.map(({ label, path }) => html`<li><a href="${path}">${label}</a></li>`)}
        </ul>
      </nav>`,
  )
}
