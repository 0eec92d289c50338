interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null
}

/** What a public page loads with its first paint. */
const FIRST_PAINT = /web\/(root\.tsx|pages\/(public\/.*\?|[\w-]+\.tsx\?))/
/** And what may follow it there: the conversation once its welcome is shown, dialogs. */
const PUBLIC =
  /web\/(features\/student\/conversation\/conversation-room\.tsx|pages\/(public\/|[\w-]+\.tsx))/
const APPLICANT = /applicant\/layout\.tsx/
const LAYOUTS = [APPLICANT, /organiser\/layout\.tsx/, /admin\/layout\.tsx/]
const MATCHES = /web\/pages\/applicant\/matches\.tsx/
const SAVED = /web\/pages\/applicant\/saved\.tsx/
const LISTS = [MATCHES, SAVED]
const OTHER_AREAS = /web\/pages\/(organiser|admin)\//
const PAGE = /web\/pages\//
const PAGE_WITH_CARDS = /pages\/applicant\/(easy-|matches|saved|my-|apply-success)/
/** Small, and in use all over the signed-in areas. */
const SMALL_PARTS = /web\/(ui|api)\/|icons-react|words\/deadline-words/

/**
 * The files that lists and frames load, the most shared first: a group takes along what its members
 * import. `public`: public pages as well. `frame`: every signed-in page, and what public pages load
 * later. `signed-in`: every signed-in page. `applicant`, `applicant-facts`: every page of
 * applicants; of the second others have a use as well. `answers`: lists and the conversation.
 * `words`: lists and pages of other areas. `beside`: lists and pages without cards. `one-list`: one
 * list and other pages. `cards`: all pages with cards. `matches`, `saved`: that list alone.
 */
const KINDS = [
  'public',
  'frame',
  'signed-in',
  'applicant-facts',
  'answers',
  'applicant',
  'words',
  'beside',
  'one-list',
  'cards',
  'matches',
  'saved',
] as const
type Kind = (typeof KINDS)[number]

/**
 * Kinds of which each set of pages has a file of its own, or no page would be as light as before;
 * one of fewer bytes joins its neighbour, unused parts and all.
 */
const LEAST_BYTES: Partial<Record<Kind, number>> = {
  public: 1500,
  answers: 4000,
  words: 4000,
  'one-list': 4000,
}

/**
 * Puts what lists and frames load into few files: on a slow line each costs as much as a kilobyte
 * more. No page loads much that it has no use for, and public pages load nothing more.
 */
export function sharedScripts() {
  const known = new Map<string, ReadonlySet<string>>()
  return KINDS.map((kind) => ({
    name: (id: string, graph: ModuleGraph) =>
      kindOf(id, [...usersOf(id, graph, known)]) === kind ? kind : null,
    debugName: kind,
    ...(LEAST_BYTES[kind] && {
      entriesAware: true,
      entriesAwareMergeThreshold: LEAST_BYTES[kind],
    }),
  }))
}

function kindOf(id: string, users: readonly string[]): Kind | undefined {
  const isUsedBy = (page: RegExp) => users.some((user) => page.test(user))
  const isEverywhere = LAYOUTS.every(isUsedBy)
  const isOfApplicants = isUsedBy(APPLICANT)
  if (!isEverywhere && !isOfApplicants && !LISTS.some(isUsedBy)) return undefined
  if (isUsedBy(FIRST_PAINT)) return 'public'
  const isPublic = isUsedBy(PUBLIC)
  const isElsewhere = isUsedBy(OTHER_AREAS)
  if (isEverywhere || (isElsewhere && SMALL_PARTS.test(id))) return isPublic ? 'frame' : 'signed-in'
  if (isOfApplicants) return isPublic || isElsewhere ? 'applicant-facts' : 'applicant'
  if (isPublic) return 'answers'
  return kindOfLists(users, isElsewhere)
}

/** Of what no frame loads, and no public page. */
function kindOfLists(users: readonly string[], isElsewhere: boolean): Kind {
  const [isOfMatches, isOfSaved] = LISTS.map((list) => users.some((user) => list.test(user)))
  const pages = users.filter((user) => PAGE.test(user))
  if (isOfMatches && isOfSaved) {
    if (isElsewhere) return 'words'
    return pages.every((page) => PAGE_WITH_CARDS.test(page)) ? 'cards' : 'beside'
  }
  if (!pages.every((page) => LISTS.some((list) => list.test(page)))) return 'one-list'
  return isOfMatches ? 'matches' : 'saved'
}

/** All modules that load this one before they run, itself included. */
function usersOf(
  id: string,
  graph: ModuleGraph,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const before = known.get(id)
  if (before) return before
  const found = new Set([id])
  for (const each of found)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) found.add(importer)
  known.set(id, found)
  return found
}
