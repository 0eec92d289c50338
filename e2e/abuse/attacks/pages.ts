import { atOnce, type Attack } from '../attack.ts'

/** A scraper's addresses, from several connections. */
const pages = (name: string, pathOf: (round: number) => string): Attack => ({
  name,
  async run(attacker) {
    const works = Array.from({ length: 400 }, (_, round) => () => attacker.send(pathOf(round)))
    await atOnce(8, works)
  },
})

const tailOf = (round: number) => round.toString(16).padStart(12, '0')

export const attacks: readonly Attack[] = [
  pages('pages: lists of listings, page by page', (round) => `/scholarships?page=${round + 1}`),
  pages('pages: listings that there are not', (round) => `/scholarships/a-${tailOf(round)}`),
  pages(
    'pages: campaigns of one listing',
    (round) => `/unlock-scholarship?id=${round}&utm_source=${'a'.repeat(round)}`,
  ),
  pages('pages: sitemaps', (round) => `/sitemap/listings-${(round % 16).toString(16)}.xml`),
]
