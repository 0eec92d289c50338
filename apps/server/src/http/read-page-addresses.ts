/** A route of the web app, as its build lists them; all paths are below that of the parent. */
interface Route {
  path?: string
  index?: boolean
  parentId?: string
}

/** The route of the web app's page at a path, by its name in the build; undefined without one. */
export type FindPage = (path: string) => string | undefined

/**
 * Reads which addresses the web app has pages at, of the list of routes that its build writes
 * (`assets/manifest-….js`: an assignment of JSON).
 */
export function readPageAddresses(manifest: string): FindPage {
  const json = manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)
  const { routes } = JSON.parse(json) as { routes: Record<string, Route> }
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  const patterns = Object.entries(routes)
    .filter(([id, { path, index }]) => !parents.has(id) && (index === true || path !== undefined))
    .map(([id, route]) => ({ id, segments: segmentsOf(routes, route) }))
    // The one that stands for every other address is the page that says so.
    .filter(({ segments }) => segments.join('/') !== '*')
    // What is named wins over what stands for any part.
    .toSorted((one, other) => openness(one.segments) - openness(other.segments))
  return (path) => {
    const asked = path.split('/').filter((part) => part !== '')
    return patterns.find(({ segments }) => fits(segments, asked))?.id
  }
}

function segmentsOf(routes: Record<string, Route>, { path = '', parentId }: Route): string[] {
  const parent = parentId === undefined ? undefined : routes[parentId]
  const own = path.split('/').filter((part) => part !== '')
  return parent ? [...segmentsOf(routes, parent), ...own] : own
}

const openness = (segments: readonly string[]): number =>
  segments.filter((segment) => segment.startsWith(':') || segment === '*').length

/** `:name` stands for any part, a `*` at the end for all that follow. */
function fits(segments: readonly string[], asked: readonly string[]): boolean {
  const isOpen = segments.at(-1) === '*'
  const fixed = isOpen ? segments.slice(0, -1) : segments
  if (isOpen ? asked.length < fixed.length : asked.length !== fixed.length) return false
  return fixed.every((segment, at) => segment.startsWith(':') || segment === asked[at])
}
