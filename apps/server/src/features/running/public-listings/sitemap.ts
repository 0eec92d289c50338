import type { App } from '../../../app-context.ts'
import { escapeWithQuotes } from '../../../html.ts'
import { listingPath } from './listing-address.ts'
import { countShown, readTails } from './queries.ts'

/** The protocol allows 50,000 addresses in a file (sitemaps.org); beginnings differ a little in size. */
const MOST_ADDRESSES = 40_000
const DIGITS = '0123456789abcdef'

/** The beginnings that share all listings among files: '' for one, '0' to 'f' for sixteen and so on. */
export function beginningsFor(count: number): string[] {
  let beginnings = ['']
  while (count / beginnings.length > MOST_ADDRESSES)
    beginnings = beginnings.flatMap((each) => [...DIGITS].map((digit) => each + digit))
  return beginnings
}

export const isBeginning = (text: string): boolean => /^[0-9a-f]{0,4}$/.test(text)

/** The list of all files: that of pages, then those of listings. */
export async function writeSitemapIndex({
  db,
  clock,
  config,
}: Pick<App, 'db' | 'clock' | 'config'>): Promise<string> {
  const beginnings = beginningsFor(await countShown(db, clock.now()))
  const files = ['pages', ...beginnings.map((each) => `listings-${each}`)]
  const lines = files.map(
    (name) => `<sitemap><loc>${config.publicUrl}/sitemap/${name}.xml</loc></sitemap>`,
  )
  return inXml('sitemapindex', lines)
}

/** The listings of one file, with the day on which each last changed. */
export async function writeListingSitemap(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  beginning: string,
): Promise<string> {
  const located = await readTails(db, beginning, clock.now())
  const lines = located.map(
    (each) =>
      `<url><loc>${config.publicUrl}${listingPath(each)}</loc><lastmod>${each.updatedAt.toISOString()}</lastmod></url>`,
  )
  return inXml('urlset', lines)
}

/** Pages that are no listings. */
export const writePageSitemap = (publicUrl: string, paths: readonly string[]): string =>
  inXml(
    'urlset',
    paths.map((path) => `<url><loc>${escapeWithQuotes(new URL(path, publicUrl).href)}</loc></url>`),
  )

const inXml = (root: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`

/** One for all crawlers; what is only for people who are signed in is not listed anywhere. */
export const writeRobots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
