import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@react-router/dev/config'
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

/**
 * Every page loads the list of routes, and more than half of it says which scripts each route
 * imports: only links that prefetch ask for that, and there are none (2.6 of 4.8 KB). What a route
 * does not have is said by its absence, its name once, and nobody goes to the frame of listings.
 */
async function shortenRouteList(clientDirectory: string): Promise<void> {
  const assets = path.join(clientDirectory, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file))
  if (name === undefined) throw new Error('The build has no list of routes.')
  const file = path.join(assets, name)
  const [, start = '', json = ''] =
    /^(.*?=)(\{.*\});?\s*$/s.exec(await readFile(file, 'utf8')) ?? []
  const manifest = JSON.parse(json) as {
    routes: Record<string, { id?: string; path?: string; imports?: string[] }>
  }
  for (const [id, route] of Object.entries(manifest.routes)) {
    delete route.imports
    delete route.id
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
    await shortenRouteList(clientDirectory)
  },
}

export default config
