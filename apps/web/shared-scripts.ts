interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null
}

/** With what the conversation loads once its welcome is shown. */
const PUBLIC =
  /web\/(root\.tsx|pages\/(public\/|[\w-]+\.tsx)|features\/student\/conversation\/conversation-room\.tsx)/
const LAYOUTS = [/applicant\/layout\.tsx/, /organiser\/layout\.tsx/, /admin\/layout\.tsx/]
const LISTS = [/web\/pages\/applicant\/matches\.tsx/, /web\/pages\/applicant\/saved\.tsx/]
const PAGE = /web\/pages\//
const PAGE_WITH_CARDS = /pages\/applicant\/(easy-|matches|saved|my-|apply-success)/

type Shared = 'public' | 'signed-in' | 'cards' | 'common'

/**
 * Puts into one file what the frame of signed-in pages loads, and into another what the lists load
 * besides: on a slow line sixty small files cost more than what is in them. What public pages need as
 * well stays in files of its own, so that none of them waits for the rest.
 */
export function sharedScripts() {
  const known = new Map<string, ReadonlySet<string>>()
  const group = (kind: Shared) => ({
    name: (id: string, graph: ModuleGraph) =>
      kindOf([...usersOf(id, graph, known)]) === kind ? kind : null,
    debugName: kind,
  })
  /** A file for each set of pages; one of fewer bytes joins its neighbour, unused parts and all. */
  const apart = (kind: Shared, leastBytes: number) => ({
    ...group(kind),
    entriesAware: true,
    entriesAwareMergeThreshold: leastBytes,
  })
  return [
    // First, because a group takes along what its members import.
    apart('public', 1500),
    group('signed-in'),
    apart('common', 2500),
    group('cards'),
  ]
}

function kindOf(users: readonly string[]): Shared | undefined {
  const isUsedBy = (page: RegExp) => users.some((user) => page.test(user))
  if (!LAYOUTS.every(isUsedBy) && !LISTS.every(isUsedBy)) return undefined
  if (isUsedBy(PUBLIC)) return 'public'
  if (LAYOUTS.every(isUsedBy)) return 'signed-in'
  const isApart = users.some((user) => PAGE.test(user) && !PAGE_WITH_CARDS.test(user))
  return isApart ? 'common' : 'cards'
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
