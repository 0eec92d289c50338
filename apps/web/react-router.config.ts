import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { askEarly } from './first-calls.ts'
import { listingFramePath, prerenderedPaths } from './paths.ts'

/**
 * A prerendered page can be read and used without its scripts, so they must not compete with its
 * styles and font: without these hints the first paint of the landing page comes a second earlier
 * on a slow phone (measured by Lighthouse mobile, 2.1 to 1.0 s).
 */
async function dropScriptPreloads(clientDirectory: string): Promise<void> {
  for (const url of prerenderedPaths) {
    const file = path.join(clientDirectory, url, 'index.html')
    const html = await readFile(file, 'utf8')
    await writeFile(file, html.replaceAll(/<link rel="modulepreload"[^>]*>/g, ''))
  }
}

/**
 * A page that its scripts draw has no text before them, so its font comes after them: until then
 * another of the same measures stands in (ui/tokens.css). Of all that a list waits for on a slow
 * line the font was a twelfth.
 */
async function dropFontPreload(clientDirectory: string): Promise<void> {
  const file = path.join(clientDirectory, FALLBACK)
  const html = await readFile(file, 'utf8')
  await writeFile(file, html.replace(/<link rel="preload"[^>]* as="font"[^>]*>/, ''))
}

/**
 * What the server writes pages of listings into: no page itself, and without scripts but the one
 * that chooses the colours, since nothing in it needs any.
 */
async function keepListingFrame(clientDirectory: string): Promise<void> {
  const folder = path.join(clientDirectory, listingFramePath)
  const html = await readFile(path.join(folder, 'index.html'), 'utf8')
  const bare = html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script(?! *>try\{)[^>]*>[\s\S]*?<\/script>/g, '')
  await writeFile(path.join(clientDirectory, '__listing-frame.html'), bare)
  await rm(folder, { recursive: true })
}

/** The page of every route that is not rendered ahead. */
const FALLBACK = '__spa-fallback.html'

interface Route {
  id?: string
  path?: string
  parentId?: string
  module: string
  imports?: string[]
  css?: string[]
}

interface Manifest {
  routes: Record<string, Route>
}

/** The list of routes in a build: an assignment of JSON. */
async function openRouteList(clientDirectory: string) {
  const assets = path.join(clientDirectory, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file))
  if (name === undefined) throw new Error('The build has no list of routes.')
  const file = path.join(assets, name)
  const [, start = '', json = ''] =
    /^(.*?=)(\{.*\});?\s*$/s.exec(await readFile(file, 'utf8')) ?? []
  return { file, start, manifest: JSON.parse(json) as Manifest }
}

/** A route with all that it is inside of, the outermost first. */
function chainOf({ routes }: Manifest, id: string): Route[] {
  const route = routes[id]
  if (!route) return []
  return [...(route.parentId === undefined ? [] : chainOf({ routes }, route.parentId)), route]
}

/**
 * What the server puts into the head of each route's page: the names of what the route loads, which
 * the router would find out file by file, on a slow line half of all the time a first visit takes,
 * and what asks for its first data.
 */
async function writeRouteHeads(clientDirectory: string): Promise<void> {
  const { manifest } = await openRouteList(clientDirectory)
  const page = await readFile(path.join(clientDirectory, FALLBACK), 'utf8')
  const heads = Object.keys(manifest.routes).map((id) => {
    const chain = chainOf(manifest, id)
    const scripts = chain.flatMap(({ module, imports = [] }) => [module, ...imports])
    const styles = chain.flatMap(({ css = [] }) => css.map((each) => each.replace(/#.*/, '')))
    const files = [...new Set([...styles, ...scripts])].filter((each) => !page.includes(`"${each}`))
    const ask = askEarly(id)
    return [id, `${ask ? `<script>${ask}</script>` : ''}${files.map(linkTo).join('')}`]
  })
  const text = JSON.stringify(Object.fromEntries(heads))
  await writeFile(path.join(clientDirectory, '__route-heads.json'), text)
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" href="${file}" as="style">`
    : `<link rel="modulepreload" href="${file}">`

/**
 * Every page loads the list of routes, and more than half of it says which scripts each route
 * imports: only links that prefetch ask for that, and there are none (2.6 of 4.8 KB). What a route
 * does not have is said by its absence, its name and each style sheet once, and nobody goes to the
 * frame of listings.
 */
async function shortenRouteList(clientDirectory: string): Promise<void> {
  const { file, start, manifest } = await openRouteList(clientDirectory)
  const ownStyles = Object.keys(manifest.routes).map((id) => {
    const chain = chainOf(manifest, id)
    const inherited = new Set(chain.slice(0, -1).flatMap(({ css = [] }) => css))
    return chain.at(-1)?.css?.filter((each) => !inherited.has(each)) ?? []
  })
  for (const [at, [id, route]] of Object.entries(manifest.routes).entries()) {
    delete route.imports
    delete route.id
    const css = ownStyles[at] ?? []
    if (css.length > 0) route.css = css
    else delete route.css
    if (`/${route.path}` === listingFramePath) delete manifest.routes[id]
  }
  const thinned = JSON.stringify(manifest, (_key, value: unknown) =>
    value === false ? undefined : value,
  )
  const named = 'for(const[id,route]of Object.entries(__reactRouterManifest.routes))route.id=id'
  await writeFile(file, `${start}${thinned};${named}`)
}

const config: Config = {
  appDirectory: '.',
  // Named by scripts/build-web.mjs, which moves a whole build into place.
  buildDirectory: process.env['WEB_BUILD_DIRECTORY'] ?? 'build',
  ssr: false,
  prerender: [...prerenderedPaths, listingFramePath],
  async buildEnd({ reactRouterConfig }) {
    const clientDirectory = path.join(reactRouterConfig.buildDirectory, 'client')
    await dropScriptPreloads(clientDirectory)
    await keepListingFrame(clientDirectory)
    await dropFontPreload(clientDirectory)
    await writeRouteHeads(clientDirectory)
    await shortenRouteList(clientDirectory)
  },
}

export default config
