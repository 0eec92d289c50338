// What the browser loads of a build of apps/web: for a prerendered page, a route, a lazy part.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SIGNED_IN_AREAS = ['pages/applicant/', 'pages/admin/', 'pages/organiser/']

/** Reads what `react-router build` wrote: the HTML of public pages and the route manifest. */
export function readBuild(client) {
  const assets = readdirSync(path.join(client, 'assets'))
  const read = (url) => readFileSync(path.join(client, url), 'utf8')
  const asset = (pattern) => {
    const name = assets.find((each) => pattern.test(each))
    if (!name) throw new Error(`No asset ${pattern.source}: build apps/web first.`)
    return `/assets/${name}`
  }
  const withImports = importReader(read)
  const manifestUrl = asset(/^manifest-.*\.js$/)
  const { entry, routes } = parseManifest(read(manifestUrl))

  /** Every page that is written to HTML, by its path. */
  const pages = findPages(client).map((file) => ({
    name: `/${file.replace(/\/?index\.html$/, '')}`,
    ...loadedByPage(read(file), withImports),
  }))

  /** A route with all that it is inside of. */
  function loadedByRoute(id) {
    const ids = chainOf(routes, id)
    const parts = [entry, ...ids.map((each) => routes[each])]
    const scripts = parts.flatMap(({ module, imports = [] }) => [module, ...imports])
    return {
      name: id,
      isSignedIn: ids.some((each) => SIGNED_IN_AREAS.some((area) => each.startsWith(area))),
      scripts: withImports([manifestUrl, ...scripts]),
      styles: new Set(parts.flatMap(({ css = [] }) => css.map(withoutHash))),
    }
  }

  const layouts = new Set(Object.values(routes).map(({ parentId }) => parentId))
  return {
    pages,
    routes: Object.keys(routes)
      .filter((id) => !layouts.has(id))
      .map(loadedByRoute),
    /** The scripts of a lazily loaded part, with what it imports. */
    loadedByPart: (pattern) => withImports([asset(pattern)]),
    fonts: assets.filter((name) => name.endsWith('.woff2')),
    scripts: assets.filter((name) => name.endsWith('.js')).map((name) => `/assets/${name}`),
    read,
  }
}

const matches = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1])
const withoutHash = (url) => url.replace(/#.*$/, '')

function parseManifest(text) {
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

function findPages(client) {
  return readdirSync(client, { recursive: true }).filter((file) => file.endsWith('index.html'))
}

function loadedByPage(html, withImports) {
  return {
    scripts: withImports(matches(html, /["'](\/assets\/[^"']+\.js)["']/g)),
    styles: new Set(matches(html, /["'](\/assets\/[^"'#]+\.css)#?["']/g)),
    fonts: new Set(matches(html, /["'](\/assets\/[^"']+\.woff2)["']/g)),
  }
}

/** The ids from the root to this route. */
function chainOf(routes, id) {
  const route = routes[id]
  if (!route) throw new Error(`The build has no route ${id}.`)
  return [...(route.parentId ? chainOf(routes, route.parentId) : []), id]
}

/** Finds scripts and everything they import statically, each once. */
function importReader(read) {
  const known = new Map()
  const importsOf = (url) => {
    const found =
      known.get(url) ??
      matches(read(url), /(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g).map((relative) =>
        path.posix.join(path.posix.dirname(url), relative),
      )
    known.set(url, found)
    return found
  }
  return (urls) => {
    const found = new Set(urls)
    for (const url of found) for (const imported of importsOf(url)) found.add(imported)
    return found
  }
}
