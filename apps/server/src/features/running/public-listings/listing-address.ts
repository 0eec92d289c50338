import type { Step } from '../site-pages/render-page.ts'
import { withoutMarks } from '@laurel/matching/without-marks'

/** All pages of this folder stand below it. */
export const ROOT = '/scholarships'

/** Where the way to each of them begins. */
export const START: Step = { label: 'Scholarships', path: ROOT }

interface Named {
  id: string
  title: string
}

/** The last part of a random id: what an address is found by, so that a title may change. */
export const tailOf = (id: string): string => id.slice(-12)

/** `/scholarships/ohio-nurses-award-3f2a9c1b7d20`: unlike titles' own words it is never taken twice. */
export const listingPath = ({ id, title }: Named): string => `${ROOT}/${slugOf(title)}${tailOf(id)}`

/** What an address names; undefined when no listing can have it. */
export const readTail = (slug: string): string | undefined =>
  /(?:^|-)([0-9a-f]{12})$/.exec(slug)?.[1]

const LONGEST = 60

/** The words of a title as they stand in an address, with a dash at the end; nothing of other scripts. */
function slugOf(title: string): string {
  const plain = withoutMarks(title).toLowerCase()
  const words = plain
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    if (slug.length + word.length > LONGEST) break
    slug += `${word}-`
  }
  return slug
}
